import type { Food, FoodId, FoodVariant, ServingId } from "@morsel/domain/foods";
import type { NutritionFacts } from "@morsel/domain/nutrition";

/** One line of the shipped file; short keys, as there are fourteen thousand of them. */
export type ShippedFood = {
  readonly id: string;
  readonly name: string;
  /** The data set's own wording, where it differs. */
  readonly orig?: string;
  readonly alt?: readonly string[];
  readonly brand?: string;
  readonly cat: string;
  readonly set: string;
  readonly date?: string;
  readonly also?: readonly string[];
  /** Used in dietary surveys; no longer made. */
  readonly sv?: 1;
  readonly old?: 1;
  /** Written with a brand or by a maker. */
  readonly br?: 1;
  readonly n: NutritionFacts;
  /** Id, label and grams; the data set's own label where ours is shorter. */
  readonly s: readonly (readonly [string, string, number, string?])[];
  readonly def?: string;
  /** F24: everyday words for the food. `every` is 2 for the state that is meant first, 1 for another. */
  readonly words?: readonly string[];
  readonly every?: 1 | 2;
  /** The thing it is a state of, and which (F22). */
  readonly thing?: readonly [name: string, state: string];
  /** A typical recipe (F23): what the dish weighs, and id, name and grams of what goes in. */
  readonly made?: { readonly grams: number; readonly of: readonly (readonly [string, string, number])[] };
};

export type VariantsOf = (thing: string) => readonly FoodVariant[];

const NO_VARIANTS: VariantsOf = () => [];

/** FoodData Central is released under CC0 1.0: https://fdc.nal.usda.gov/ */
const LICENCE = "CC0-1.0";

export const foodOfShipped = (row: ShippedFood, variantsOf: VariantsOf = NO_VARIANTS): Food => ({
  id: row.id as FoodId,
  description: row.name,
  ...(row.orig === undefined ? {} : { originalName: row.orig }),
  alternativeNames: [...(row.words ?? []), ...(row.alt ?? [])],
  ...(row.brand === undefined ? {} : { brand: row.brand }),
  category: row.cat,
  source: {
    dataset: row.set,
    id: row.id,
    licence: LICENCE,
    ...(row.date === undefined ? {} : { published: row.date }),
    ...(row.also === undefined ? {} : { alsoIn: row.also }),
  },
  basis: "us",
  nutrients: row.n,
  servings: row.s.map(([id, label, grams]) => ({ id: id as ServingId, label, grams })),
  ...(row.def === undefined ? {} : { defaultServing: row.def as ServingId }),
  ...(row.thing === undefined ? {} : { variants: variantsOf(row.thing[0]) }),
  ...(row.made === undefined
    ? {}
    : {
        recipe: {
          grams: row.made.grams,
          ingredients: row.made.of.map(([id, description, grams]) => ({ foodId: id as FoodId, description, grams })),
        },
      }),
});
