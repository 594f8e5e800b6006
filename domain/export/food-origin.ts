import type { Food } from "../foods/index.ts";

/** Source of a food's figures, and the law of their label. */
export type FoodOrigin = Pick<Food, "source" | "basis">;

/** W156: the catalogue's name, "own", "recipe"; "household" where another member shares it, who is not named (W279). */
export const sourceCell = ({ source }: FoodOrigin): string =>
  source.owner === undefined ? source.dataset : "household";
