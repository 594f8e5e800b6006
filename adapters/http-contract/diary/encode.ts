import type { Suggestions } from "@morsel/application/diary/diary-view";
import type { DaysPage } from "@morsel/application/diary/summarise-days";
import type { DiaryDay, DiaryEntry } from "@morsel/domain/diary";
import type { WireSuggestions } from "../foods/foods.ts";
import { writeUsage } from "../foods/usage-codec.ts";
import { writeContents } from "../shared/contents-codec.ts";
import { bareDayText } from "./day-text.ts";
import type { WireBareDay, WireDays, WireEntry } from "./diary.ts";
import { entryText } from "./entry-text.ts";

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

export const writeSuggestions = (suggestions: Suggestions): WireSuggestions => ({
  usual: suggestions.usual.map(writeUsage),
  recent: suggestions.recent.map(writeUsage),
  frequent: suggestions.frequent.map(writeUsage),
});
