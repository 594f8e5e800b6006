import { searchNamesOf } from "../foods/indexing/search-names.ts";
import { foldedWords, type Food, type SearchName } from "@morsel/domain/foods";
import { readLexicon } from "../foods/indexing/read-lexicon.ts";

/** Of measures an own food's name says nothing either: "200 g porridge" is porridge. */
export const OWN_LEXICON = readLexicon(
  { weights: {}, optional: ["g", "kg", "ml", "cl", "l", "oz", "lb", "cup", "slice", "piece", "serving"], related: [] },
  "",
);

/** By what own foods are sorted and found in their list: name and brand without case, accents and signs. */
export const ownFoodKey = ({ description, brand = "" }: Pick<Food, "description" | "brand">): string =>
  foldedWords(`${description} ${brand}`).join(" ") || description;

/** W165: under what an own food is searched. */
export const ownFoodNames = (food: Food): readonly SearchName[] => searchNamesOf(food, OWN_LEXICON);
