import type { DaysPage } from "@morsel/application/diary/summarise-days";
import type { DayView, Suggestions } from "@morsel/application/diary/client/diary-client";
import {
  type DiaryDay,
  type DiaryEntry,
  entryFacts,
  type FoodUsage,
  isQuickEntry,
  remainingOf,
  totalsOf,
} from "@morsel/domain/diary";
import { totalWater, type WaterEntry } from "@morsel/domain/hydration";
import type { WireBareDay, WireDay, WireDayHead, WireDays, WireEntry, WireWater } from "./diary.ts";
import type { WireSuggestions, WireUsage } from "../foods/foods.ts";
import { writeContents } from "../shared/contents-codec.ts";

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

export const writeEntry = (entry: DiaryEntry): WireEntry => ({
  id: entry.id,
  date: entry.date,
  meal: entry.meal,
  ...(isQuickEntry(entry)
    ? { description: entry.description }
    : {
        food_id: entry.foodId,
        description: entry.description,
        ...(entry.brand === undefined ? {} : { brand: entry.brand }),
        amount: entry.amount,
        serving: entry.serving,
        grams: entry.grams,
      }),
  ...(entry.time === undefined ? {} : { time: entry.time }),
  logged_at: instant(entry.loggedAt),
  version: entry.version,
  nutritional_contents: writeContents(entryFacts(entry)),
});

export const writeDayHead = (day: Pick<DiaryDay, "date" | "note" | "completeness" | "version">): WireDayHead => ({
  date: day.date,
  note: day.note,
  completeness: day.completeness,
  version: day.version,
});

export const writeBareDay = (day: DiaryDay): WireBareDay => ({
  ...writeDayHead(day),
  entries: day.entries.map(writeEntry),
  drinks: day.waterEntries,
});

export const writeWater = (date: DiaryDay["date"], waterEntries: readonly WaterEntry[]): WireWater => ({
  date,
  water_ml: totalWater(waterEntries),
  drinks: waterEntries,
});

/** Remaining = goal + exercise − food, for each nutrient that has a goal. */
export const writeDay = ({ day, goal, exerciseEnergy, weightKg, maintenance, waterGoalMl }: DayView): WireDay => {
  const totals = totalsOf(day.entries);
  return {
    ...writeDayHead(day),
    entries: day.entries.map(writeEntry),
    totals: writeContents(totals.facts),
    goal: writeContents(goal),
    exercise: writeContents({ energy: exerciseEnergy }),
    remaining: writeContents(remainingOf(goal, exerciseEnergy, totals)),
    ...(weightKg === undefined ? {} : { weight_kg: weightKg }),
    ...(maintenance === undefined ? {} : { maintenance: { unit: "calories", value: maintenance } }),
    water_ml: totalWater(day.waterEntries),
    ...(waterGoalMl === undefined ? {} : { water_goal_ml: waterGoalMl }),
    drinks: day.waterEntries,
  };
};

export const writeDays = ({ days, next }: DaysPage): WireDays => ({
  days: days.map((day) => ({
    date: day.date,
    completeness: day.completeness,
    entries: day.totals.parts,
    totals: writeContents(day.totals.facts),
  })),
  ...(next === undefined ? {} : { next }),
});

export const writeUsage = (usage: FoodUsage): WireUsage => ({
  food_id: usage.foodId,
  description: usage.description,
  ...(usage.brand === undefined ? {} : { brand: usage.brand }),
  meal: usage.meal,
  times: usage.times,
  last_logged_at: instant(usage.lastLoggedAt),
  ...(usage.lastHour === undefined ? {} : { last_hour: usage.lastHour }),
  last_amount: usage.lastAmount,
  last_serving: usage.lastServing,
  ...(usage.lastEnergy === undefined ? {} : { last_energy: { unit: "calories", value: usage.lastEnergy } }),
});

export const writeSuggestions = (suggestions: Suggestions): WireSuggestions => ({
  usual: suggestions.usual.map(writeUsage),
  recent: suggestions.recent.map(writeUsage),
  frequent: suggestions.frequent.map(writeUsage),
});
