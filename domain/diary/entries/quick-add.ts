import type { CalendarDate, TimeOfDay, Instant } from "../../calendar/index.ts";
import { isNutrientAmount, isNutrientId, type NutrientId, type NutritionFacts } from "../../nutrition/index.ts";
import { err, ok, type Result } from "../../result/index.ts";
import { plainLine } from "../../text/index.ts";
import type { EntryId, Meal, QuickEntry } from "./entry.ts";

export type QuickAddRefused =
  | { readonly _tag: "QuickAddNameRefused"; readonly min: 1; readonly max: number }
  | { readonly _tag: "QuickAddFactsRefused"; readonly needed: "energy" }
  | { readonly _tag: "QuickAddFigureRefused"; readonly nutrient: NutrientId; readonly max: number };

export const QUICK_ADD_NAME_MAX = 100;
/** In kcal, or in the nutrient's own unit: what is shown ends there (U14). */
export const QUICK_ADD_FIGURE_MAX = 99_999;

export type QuickAddRequest = {
  readonly id: EntryId;
  readonly date: CalendarDate;
  readonly meal: Meal;
  readonly time?: TimeOfDay;
  readonly loggedAt: Instant;
  readonly planned?: true;
};

type Contents = Pick<QuickEntry, "description" | "facts">;

/** D27 */
export const isQuickAddName = (name: string): boolean => plainLine(name, QUICK_ADD_NAME_MAX) !== undefined;

/** D27: what a quick add says, wherever it stands: in a day or in a saved meal. */
export const quickAddContents = (name: string, facts: NutritionFacts): Result<Contents, QuickAddRefused> => {
  const description = plainLine(name, QUICK_ADD_NAME_MAX);
  if (description === undefined) return err({ _tag: "QuickAddNameRefused", min: 1, max: QUICK_ADD_NAME_MAX });
  if (!isNutrientAmount(facts.energy)) return err({ _tag: "QuickAddFactsRefused", needed: "energy" });
  const isFigure = (amount: unknown): boolean => isNutrientAmount(amount) && amount <= QUICK_ADD_FIGURE_MAX;
  const nutrient = (Object.keys(facts) as NutrientId[]).find((id) => !isNutrientId(id) || !isFigure(facts[id]));
  return nutrient === undefined
    ? ok({ description, facts })
    : err({ _tag: "QuickAddFigureRefused", nutrient, max: QUICK_ADD_FIGURE_MAX });
};

/** D27: energy, and any nutrient, under a name: an entry of no food, whose contents are just these figures. */
export const quickAdd = (
  name: string,
  facts: NutritionFacts,
  { id, date, meal, time, loggedAt, planned }: QuickAddRequest,
): Result<QuickEntry, QuickAddRefused> => {
  const contents = quickAddContents(name, facts);
  if (!contents.ok) return contents;
  const when = { ...(time === undefined ? {} : { time }), loggedAt };
  return ok({ id, date, meal, ...contents.value, ...when, version: 1, ...(planned && { planned }) });
};

/** D60: another name, or other figures in place of all that stood there, under the same rules. */
export const changeQuickAdd = (
  entry: QuickEntry,
  { description = entry.description, facts = entry.facts }: Partial<Contents>,
): Result<QuickEntry, QuickAddRefused> => {
  const contents = quickAddContents(description, facts);
  return contents.ok ? ok({ ...entry, ...contents.value }) : contents;
};
