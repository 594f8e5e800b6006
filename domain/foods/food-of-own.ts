import type { Food, FoodId } from "./food.ts";
import type { OwnFood } from "./own-food.ts";

/** F28: a correction keeps the place of the catalogue's food; the recipe is that of the figures that were estimated. */
export const foodOfOwn = (id: FoodId, own: OwnFood, corrected: Food | undefined): Food => {
  const source = { dataset: "own", id, licence: "own" };
  if (corrected === undefined) return { ...own, id, alternativeNames: [], category: "", source };
  const { originalName, alternativeNames, category, variants } = corrected;
  return {
    ...own,
    id,
    ...(originalName === undefined ? {} : { originalName }),
    alternativeNames,
    category,
    source,
    ...(variants === undefined ? {} : { variants }),
  };
};

/** W290: the food that was deleted, saying so. The figures are copied: what is remembered of a food by them is remembered of another. */
export const deletedFood = (food: Food): Food => ({
  ...food,
  nutrients: { ...food.nutrients },
  source: { ...food.source, deleted: true },
});
