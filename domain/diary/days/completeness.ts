import { err, ok, type Result } from "../../result/index.ts";
import type { Meal } from "../entries/entry.ts";
import { entriesOfMeal, type Completeness, type DiaryDay } from "./day.ts";

export type CompletenessRefused = {
  readonly _tag: "CompletenessRefused";
  readonly given: Completeness;
  /** Marks that the day accepts as it is. */
  readonly accepted: readonly Completeness[];
};

/** A day by the number of its entries. */
type Filled = { readonly entries: { readonly length: number } };

/** D14: what a day is called unless it is marked, and the one mark it can be given. */
export const possibleMarks = (day: Filled): readonly [plain: Completeness, mark: Completeness] =>
  day.entries.length === 0 ? ["untracked", "fasted"] : ["partial", "complete"];

/** D14: only a day with food can be complete or partial, only one without can be untracked or fasted. */
export const markDay = (day: Filled, wanted: Completeness): Result<Completeness, CompletenessRefused> => {
  const accepted = possibleMarks(day);
  return accepted.includes(wanted) ? ok(wanted) : err({ _tag: "CompletenessRefused", given: wanted, accepted });
};

/** Completeness of a day: its mark as long as that is accepted, else untracked without food and partial with. */
export const completenessOf = (day: Filled & Pick<DiaryDay, "completeness">): Completeness => {
  const [plain, mark] = possibleMarks(day);
  return day.completeness === mark ? mark : plain;
};

/**
 * D14: whether all that a day holds of a figure is known: a fast holds nothing, and of a complete day every part knows the figure. A
 * mark that what was logged since makes impossible counts no more.
 */
export const hasCompleteFacts = ({
  completeness,
  known,
  parts,
}: Pick<DiaryDay, "completeness"> & { readonly known: number; readonly parts: number }): boolean => {
  const counted = completenessOf({ entries: { length: parts }, completeness });
  return counted === "fasted" || (counted === "complete" && known === parts);
};

/** D75: nobody needs to be reminded of a meal with an entry, nor of any of a day that is said to be complete or fasted. */
export const isMealLogged = (day: Pick<DiaryDay, "entries" | "completeness">, meal: Meal): boolean =>
  entriesOfMeal(day, meal).length > 0 || ["complete", "fasted"].includes(completenessOf(day));
