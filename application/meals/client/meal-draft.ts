import type { MealItemNow } from "@morsel/domain/diary";
import type { LogItem } from "../../diary/client/log-item.ts";
import { withItems, type PlateRow } from "../../diary/client/plate.ts";
import type { MealNow } from "../meals-now.ts";
import { logItemOf, mealItemOfLog } from "./meal-items.ts";

/** A meal as it is being edited. */
export type MealDraft = { readonly name: string; readonly rows: readonly PlateRow[] };

export const mealDraftOf = ({ name, items }: MealNow): MealDraft => ({
  name,
  rows: withItems([], items.map(logItemOf)).map((row, i) => {
    const item = items[i];
    const gone = item?.foodId === undefined ? undefined : item.gone;
    return gone === undefined ? row : { ...row, gone, isReadable: gone === "food" };
  }),
});

/** W286: another item in the place of one; nothing of what was typed there is its own. */
export const replaceItem = (rows: readonly PlateRow[], key: string, item: LogItem): readonly PlateRow[] =>
  rows.flatMap((row) => (row.key === key ? withItems([], [item]).map((fresh) => ({ ...fresh, key })) : [row]));

/** Items of the meal; unavailable ones stay in it until they are taken out (W67). */
export const itemsOfDraft = ({ rows }: Pick<MealDraft, "rows">): readonly MealItemNow[] =>
  rows.map(({ item, gone }): MealItemNow => {
    const kept = mealItemOfLog(item);
    if (gone === undefined || kept.foodId === undefined) return kept;
    if (gone === "serving") return { ...kept, gone };
    const { per100g: _unknown, ...named } = kept;
    return { ...named, gone };
  });

const said = ({ name, rows }: MealDraft): string =>
  JSON.stringify([
    name,
    rows.map(({ item, isReadable }) => [
      item.foodId ?? item,
      item.foodId === undefined ? undefined : [item.amount, item.serving.id],
      isReadable,
    ]),
  ]);

export const isMealChanged = (meal: MealNow, draft: MealDraft): boolean => said(mealDraftOf(meal)) !== said(draft);
