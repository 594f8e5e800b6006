import { err, ok, type Result } from "../result/index.ts";
import type { Completeness, DiaryDay } from "./day.ts";

export type CompletenessRefused = {
  readonly _tag: "CompletenessRefused";
  readonly given: Completeness;
  /** What the day may be called as it is. */
  readonly accepted: readonly Completeness[];
};

/** A day with food is partial until it is marked complete; one without is untracked, unless it was a fast. */
const possible = (day: Pick<DiaryDay, "entries">): readonly Completeness[] =>
  day.entries.length === 0 ? ["untracked", "fasted"] : ["partial", "complete"];

/** D14: only a day with food can be complete or partial, only one without can be untracked or fasted. */
export const markDay = (
  day: Pick<DiaryDay, "entries">,
  wanted: Completeness,
): Result<Completeness, CompletenessRefused> => {
  const accepted = possible(day);
  return accepted.includes(wanted) ? ok(wanted) : err({ _tag: "CompletenessRefused", given: wanted, accepted });
};

/** What a day counts as now: its mark as long as that is possible, else untracked without food and partial with. */
export const completenessOf = (day: Pick<DiaryDay, "entries" | "completeness">): Completeness => {
  const [plain = "untracked", marked] = possible(day);
  return day.completeness === marked ? marked : plain;
};
