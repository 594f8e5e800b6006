import { lineState, type Recipe } from "@morsel/domain/recipes";

const NO_FOODS = new Map<never, never>();

/** How many lines are ingredients: headings are none. */
export const ingredientCount = ({ lines }: Pick<Recipe, "lines">): number =>
  lines.filter((line) => lineState(line, NO_FOODS) !== "heading").length;
