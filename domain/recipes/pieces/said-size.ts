import type { IngredientLine } from "../ingredients/ingredient-line.ts";
import { foldWord, kitchenWords, unitAt } from "../ingredients/kitchen-words.ts";

/** Weights of a small and a large piece against the medium one: USDA's onions, potatoes and tomatoes. */
const SIZES: { readonly [unit: string]: number } = { small: 0.7, large: 1.4 };

export type SaidSize = "small" | "medium" | "large";
const isSize = (unit: string | undefined): unit is SaidSize =>
  unit === "small" || unit === "medium" || unit === "large";

/** W185: the size that a line says of its pieces: as their unit, beside it ("1 small head", "1 Zwiebel (groß)"), or as slices are cut. */
export const saidSize = ({ unit, note = "" }: Pick<IngredientLine, "unit" | "note">): SaidSize | undefined => {
  if (isSize(unit)) return unit;
  // "cut into small cubes" says nothing of the whole: only a size that stands by itself counts.
  for (const word of note.split(", ")) {
    const size = unitAt([word], 0)?.unit;
    if (isSize(size)) return size;
    if (unit === "slice" && kitchenWords.thick.has(foldWord(word))) return "large";
    if (unit === "slice" && kitchenWords.thin.has(foldWord(word))) return "small";
  }
  return undefined;
};

export const sizeFactor = (size: SaidSize | undefined): number => SIZES[size ?? ""] ?? 1;
