import type { DayView, Suggestions } from "@morsel/application/diary/diary-view";
import type { DayFigures, DiaryDay, DiaryEntry, EntryId } from "@morsel/domain/diary";
import type { DiaryChange } from "@morsel/application/diary/diary-change";
import type { CalendarDate, TimeOfDay, Instant } from "@morsel/domain/calendar";
import type { FoodId } from "@morsel/domain/foods";
import type { WireBareDay, WireDay, WireDays, WireDiaryChange, WireEntry } from "./diary.ts";
import type { WireSuggestions } from "../foods/foods.ts";
import { readServing, readUsage } from "../foods/usage-codec.ts";
import { readShares } from "../goals/shares-codec.ts";
import { readWaterEntries } from "../hydration/codec.ts";
import { readContents, readDailyGoal } from "../shared/contents-codec.ts";

export const readEntry = (wire: WireEntry): DiaryEntry => {
  const { food_id: foodId, brand, amount, serving, grams, per_100g: per100g } = wire;
  const placed = {
    id: wire.id as EntryId,
    date: wire.date as CalendarDate,
    meal: wire.meal,
    description: wire.description,
    ...(wire.time === undefined ? {} : { time: wire.time as TimeOfDay }),
    loggedAt: Date.parse(wire.logged_at) as Instant,
    version: wire.version,
    ...(wire.planned && { planned: true as const }),
  };
  // Only a quick add has no food, and then it is not counted in anything.
  if (
    foodId === undefined ||
    amount === undefined ||
    serving === undefined ||
    grams === undefined ||
    per100g === undefined
  )
    return { ...placed, facts: readContents(wire.nutritional_contents) };
  return {
    ...placed,
    foodId: foodId as FoodId,
    ...(brand === undefined ? {} : { brand }),
    amount,
    serving: readServing(serving),
    grams,
    per100g: readContents(per100g),
  };
};

export const readBareDay = (wire: WireBareDay): DiaryDay => ({
  date: wire.date as CalendarDate,
  note: wire.note,
  completeness: wire.completeness,
  version: wire.version,
  entries: wire.entries.map(readEntry),
  ...(wire.planned && { planned: wire.planned.map(readEntry) }),
});

export const readDay = (wire: WireDay): DayView => ({
  day: readBareDay(wire),
  goal: readDailyGoal(wire.goal),
  exerciseEnergy: readContents(wire.exercise).energy ?? 0,
  ...(wire.exercise_shares === undefined ? {} : { exerciseShares: readShares(wire.exercise_shares) }),
  ...(wire.limits === undefined ? {} : { limits: wire.limits }),
  ...(wire.meal_shares === undefined ? {} : { mealShares: wire.meal_shares }),
  ...(wire.weight_kg === undefined ? {} : { weightKg: wire.weight_kg }),
  ...(wire.maintenance === undefined ? {} : { maintenance: wire.maintenance.value }),
  water: {
    entries: readWaterEntries(wire),
    ...(wire.water_goal_ml === undefined ? {} : { goalMl: wire.water_goal_ml }),
  },
});

export const readChange = ({ entries, removed, days }: WireDiaryChange): DiaryChange => ({
  entries: entries.map(readEntry),
  removed: removed.map((id) => id as EntryId),
  days: days.map(({ entries: entryCount, totals, remaining, ...day }) => ({
    ...day,
    date: day.date as CalendarDate,
    entryCount,
    totals: readContents(totals),
    remaining: readDailyGoal(remaining),
  })),
});

export const readDays = ({ days }: WireDays): readonly DayFigures[] =>
  days.map(({ date, completeness, entries, totals, remaining }) => ({
    date: date as CalendarDate,
    completeness,
    entryCount: entries,
    totals: readContents(totals),
    remaining: readDailyGoal(remaining),
  }));

export const readSuggestions = (wire: WireSuggestions): Suggestions => ({
  usual: wire.usual.map(readUsage),
  recent: wire.recent.map(readUsage),
  frequent: wire.frequent.map(readUsage),
});
