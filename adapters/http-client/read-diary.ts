import type { DayView, Suggestions } from "@morsel/application/ports/my-diary";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { DiaryDay, DiaryEntry, EntryId, EntryServing, FoodUsage, Instant, TimeOfDay } from "@morsel/domain/diary";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import type { WireBareDay, WireDay, WireEntry } from "../http-contract/diary.ts";
import type { WireSuggestions, WireUsage } from "../http-contract/foods.ts";
import { readContents, readDailyGoal } from "../http-contract/translate-contents.ts";
import { per100gOf } from "./read-per-100-grams.ts";

/** Our own server's answers are believed: the brands are put back on without a second check. */
const readServing = (wire: WireEntry["serving"]): EntryServing => ({ ...wire, id: wire.id as ServingId });

export const readEntry = (wire: WireEntry): DiaryEntry => ({
  id: wire.id as EntryId,
  date: wire.date as CalendarDate,
  meal: wire.meal,
  foodId: wire.food_id as FoodId,
  description: wire.description,
  ...(wire.brand === undefined ? {} : { brand: wire.brand }),
  amount: wire.amount,
  serving: readServing(wire.serving),
  grams: wire.grams,
  per100g: per100gOf(wire.nutritional_contents, wire.grams),
  ...(wire.time === undefined ? {} : { time: wire.time as TimeOfDay }),
  loggedAt: Date.parse(wire.logged_at) as Instant,
  version: wire.version,
});

export const readBareDay = (wire: WireBareDay): DiaryDay => ({
  date: wire.date as CalendarDate,
  note: wire.note,
  completeness: wire.completeness,
  version: wire.version,
  entries: wire.entries.map(readEntry),
});

export const readDay = (wire: WireDay): DayView => ({
  day: readBareDay(wire),
  goal: readDailyGoal(wire.goal),
  exerciseEnergy: readContents(wire.exercise).energy ?? 0,
  ...(wire.weight_kg === undefined ? {} : { weightKg: wire.weight_kg }),
  ...(wire.maintenance === undefined ? {} : { maintenance: wire.maintenance.value }),
});

export const readUsage = (wire: WireUsage): FoodUsage => ({
  foodId: wire.food_id as FoodId,
  description: wire.description,
  ...(wire.brand === undefined ? {} : { brand: wire.brand }),
  meal: wire.meal,
  times: wire.times,
  lastLoggedAt: Date.parse(wire.last_logged_at) as Instant,
  ...(wire.last_hour === undefined ? {} : { lastHour: wire.last_hour }),
  lastAmount: wire.last_amount,
  lastServing: readServing(wire.last_serving),
  ...(wire.last_energy === undefined ? {} : { lastEnergy: wire.last_energy.value }),
});

export const readSuggestions = (wire: WireSuggestions): Suggestions => ({
  usual: wire.usual.map(readUsage),
  recent: wire.recent.map(readUsage),
  frequent: wire.frequent.map(readUsage),
});
