import type { CalendarDate } from "../calendar/index.ts";
import type { DiaryEntry, Meal } from "./entry.ts";
import { entryFacts } from "./entry.ts";
import { sumFacts, type SummedFacts } from "../nutrition/index.ts";

export const COMPLETENESS = ["untracked", "partial", "complete", "fasted"] as const;
export type Completeness = (typeof COMPLETENESS)[number];

/** A member's local calendar day. A day nobody wrote yet is an empty day. */
export type DiaryDay = {
  readonly date: CalendarDate;
  /** In the order in which they were logged. */
  readonly entries: readonly DiaryEntry[];
  readonly note: string;
  readonly completeness: Completeness;
  /** 0 for a day nobody wrote; one more with each change of note or completeness. */
  readonly version: number;
};

export const emptyDay = (date: CalendarDate): DiaryDay => ({
  date,
  entries: [],
  note: "",
  completeness: "untracked",
  version: 0,
});

export const entriesOfMeal = (day: DiaryDay, meal: Meal): readonly DiaryEntry[] =>
  day.entries.filter((entry) => entry.meal === meal);

/** D1: a day's totals are the sum of its entries, and remember what is unknown. */
export const totalsOf = (entries: readonly DiaryEntry[]): SummedFacts => sumFacts(entries.map(entryFacts));
