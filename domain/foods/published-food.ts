import { NUTRIENT_IDS, type NutrientId } from "../nutrition/index.ts";
import { packRow, type PackedRow } from "./catalogue/packed-row.ts";
import { catalogueOf } from "./catalogue/source-record.ts";
import type { Food, FoodId } from "./food.ts";
import { ownFoodNames } from "./own-food-key.ts";
import type { StoredOwnFood } from "./own-food-records.ts";
import { ownFoodFlags } from "./own-food.ts";

/** F33 */
export const publishedIdOf = (id: FoodId): FoodId =>
  catalogueOf(id) === "members" ? id : (`members-${id}`.slice(0, LONGEST_ID) as FoodId);
const LONGEST_ID = 64;

/** F33: behind the foods that ship, beside products. */
const PLAINNESS = 0.15;
/** Names that search keeps of a food. */
const MOST_NAMES = 3;

/** F33: as others find it. `revision` tells this publication from every other. */
export const publishedRow = ({ food, draft }: StoredOwnFood, revision: string): PackedRow => {
  const { variants: _, recipe: __, ...rest } = food;
  const id = publishedIdOf(food.id);
  const doubts = [...new Set(ownFoodFlags(draft).map(({ _tag }) => _tag))];
  const published: Food = {
    ...rest,
    id,
    source: { dataset: "members", id, licence: "own", ...(doubts.length === 0 ? {} : { doubts }) },
  };
  return packRow({
    food: published,
    revision,
    plainness: PLAINNESS,
    names: ownFoodNames(published).slice(0, MOST_NAMES),
  });
};

type Text = "description" | "brand" | "barcode" | "basis";
const TEXTS = ["description", "brand", "barcode", "basis"] as const satisfies readonly Text[];

/** F34: a part of a food that is not as it was; absent values are unknown. */
export type FoodDifference =
  | { readonly part: Text; readonly before?: string; readonly after?: string }
  | { readonly part: "servings"; readonly before: Food["servings"]; readonly after: Food["servings"] }
  | { readonly part: NutrientId; readonly before?: number; readonly after?: number };

type Compared = Pick<Food, Text | "servings" | "nutrients">;

/** A label rounds so far. */
const ROUNDING = 0.01;
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= ROUNDING * Math.max(Math.abs(a), Math.abs(b));

/** The values that are known. */
const known = <A>(before: A | undefined, after: A | undefined) => ({
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
});

const servingsText = ({ servings }: Compared): string =>
  JSON.stringify(servings.map(({ label, grams }) => [label, Number(grams.toPrecision(4))]));

/** F34: how `after` differs from what stood before, in the order in which a label says it. */
export const foodDifferences = (before: Compared, after: Compared): readonly FoodDifference[] => [
  ...TEXTS.filter((part) => before[part] !== after[part]).map((part): FoodDifference => ({
    part,
    ...known<string>(before[part], after[part]),
  })),
  ...NUTRIENT_IDS.flatMap((part): readonly FoodDifference[] => {
    const [was, is] = [before.nutrients[part], after.nutrients[part]];
    const isSame = was === is || (was !== undefined && is !== undefined && isNear(was, is));
    return isSame ? [] : [{ part, ...known(was, is) }];
  }),
  ...(servingsText(before) === servingsText(after)
    ? []
    : [{ part: "servings", before: before.servings, after: after.servings } as const]),
];
