import type { Food, FoodId } from "../food.ts";

/** Names of foods in one language, by id. */
export type NamesOfFoods = ReadonlyMap<string, string>;

const ENGLISH = "en";
/** Sets whose names we have in English; other sources name foods in languages of their own. */
const IN_ENGLISH = /^(?:sr28|ff|fndds)-/;

/** F38: the name that a food is shown and logged by in a language; a food that has none there keeps its own, and says that it is English. */
export const foodNameIn = (
  locale: string,
  { id, description }: { readonly id: FoodId; readonly description: string },
  names: NamesOfFoods | undefined,
): string => (locale === ENGLISH ? description : (names?.get(id) ?? description));

/** F38: a food of the catalogue in a language: its name, those of its states, and of what a dish is made of. */
export const foodIn = (locale: string, food: Food, names: NamesOfFoods | undefined): Food => {
  if (locale === ENGLISH) return food;
  const name = foodNameIn(locale, food, names);
  const isEnglish = names?.has(food.id) !== true && IN_ENGLISH.test(food.id);
  return {
    ...food,
    description: name,
    ...(isEnglish ? { language: ENGLISH } : {}),
    ...(food.variants === undefined
      ? {}
      : { variants: food.variants.map((one) => ({ ...one, description: foodNameIn(locale, one, names) })) }),
    ...(food.recipe === undefined
      ? {}
      : {
          recipe: {
            ...food.recipe,
            ingredients: food.recipe.ingredients.map((one) => ({
              ...one,
              description: foodNameIn(locale, { id: one.foodId, description: one.description }, names),
            })),
          },
        }),
  };
};
