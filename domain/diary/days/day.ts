import type { CalendarDate } from "../../calendar/index.ts";
import { type DiaryEntry, type Meal, entryFacts } from "../entries/entry.ts";
import { sumFacts, type SummedFacts } from "../../nutrition/index.ts";

export const COMPLETENESS = ["untracked", "partial", "complete", "fasted"] as const;
export type Completeness = (typeof COMPLETENESS)[number];

/** A member's local calendar day. A day nobody wrote yet is an empty day. */
export type DiaryDay = {
  readonly date: CalendarDate;
  /** Eaten entries, in the order in which they were logged. */
  readonly entries: readonly DiaryEntry[];
  /** W280: what is planned, in the same order; it stands apart, so that no sum takes it in by mistake. Absent where nothing is. */
  readonly planned?: readonly DiaryEntry[];
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

/** All that stands on a day, what is planned behind what was eaten. */
export const activeEntries = ({
  entries,
  planned = [],
}: Pick<DiaryDay, "entries" | "planned">): readonly DiaryEntry[] =>
  planned.length === 0 ? entries : [...entries, ...planned];

/** W280: what stands on a day, apart: what was eaten, and what is planned. */
export const partitionPlanned = (standing: readonly DiaryEntry[]): Pick<DiaryDay, "entries" | "planned"> => {
  const planned = standing.filter((entry) => entry.planned);
  return planned.length === 0
    ? { entries: standing }
    : { entries: standing.filter((entry) => !entry.planned), planned };
};

export const entriesOfMeal = (day: Pick<DiaryDay, "entries">, meal: Meal): readonly DiaryEntry[] =>
  day.entries.filter((entry) => entry.meal === meal);

/** D1: a day's totals are the sum of its entries, and remember what is unknown. */
export const totalsOf = (entries: readonly DiaryEntry[]): SummedFacts => sumFacts(entries.map(entryFacts));
