import type { Suggestions } from "@morsel/application/diary/client/diary-client";
import type { DaysPage } from "@morsel/application/diary/summarise-days";
import type { DiaryDay, DiaryEntry, FoodUsage } from "@morsel/domain/diary";
import type { WireSuggestions, WireUsage } from "../foods/foods.ts";
import { writeContents } from "../shared/contents-codec.ts";
import { bareDayText } from "./day-text.ts";
import type { WireBareDay, WireDays, WireEntry } from "./diary.ts";
import { entryText } from "./entry-text.ts";

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** For answers that are put together as objects: a conflict. */
export const writeEntry = (entry: DiaryEntry): WireEntry => JSON.parse(entryText(entry));
export const writeBareDay = (day: DiaryDay): WireBareDay => JSON.parse(bareDayText(day));

export const writeDays = ({ days, next }: DaysPage): WireDays => ({
  days: days.map((day) => ({
    date: day.date,
    completeness: day.completeness,
    entries: day.entryCount,
    totals: writeContents(day.totals),
    remaining: writeContents(day.remaining),
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
