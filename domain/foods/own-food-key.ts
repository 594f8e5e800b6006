import { searchNamesOf } from "./indexing/search-names.ts";
import type { Food } from "./food.ts";
import type { SearchName } from "./search/search-name.ts";
import { foldedWords } from "./search/words.ts";
import { readLexicon } from "./indexing/read-lexicon.ts";

/** Measures say nothing in an own food's name either: "200 g porridge" is porridge. */
export const OWN_LEXICON = /* @__PURE__ */ readLexicon(
  { weights: {}, optional: ["g", "kg", "ml", "cl", "l", "oz", "lb", "cup", "slice", "piece", "serving"], related: [] },
  "",
);

/** By what own foods are sorted and found in their list: name and brand without case, accents and signs. */
export const ownFoodKey = ({ description, brand = "" }: Pick<Food, "description" | "brand">): string =>
  foldedWords(`${description} ${brand}`).join(" ") || description;

/** W165: under what an own food is searched. */
export const ownFoodNames = (food: Food): readonly SearchName[] => searchNamesOf(food, OWN_LEXICON);
