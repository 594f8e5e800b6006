import type { Food } from "../../foods/index.ts";
import type { IngredientLine } from "../ingredients/ingredient-line.ts";
import { foldWord } from "../ingredients/kitchen-words.ts";
import { isContained } from "./container-weights.ts";
import { PIECES } from "./piece-table.ts";
import { saidSize, sizeFactor } from "./said-size.ts";

/** A slice of ginger of an eighth of an inch weighs 2.2 g (USDA), so a centimetre weighs three of them. */
const GINGER_CM = 7;
const CENTIMETRES = /(\d{1,2}(?:[.,]\d)?)[ -]?(?:cm|zentimeter|centimet\p{L}+|centimetr\p{L}+)\b/u;

const folded = (text: string): string =>
  text
    .split(/[\s'’-]+/u)
    .map(foldWord)
    .join(" ")
    .replaceAll(/[()[\],;:]/gu, " ")
    .replaceAll(/ +/gu, " ");

/** W185: grams of a counted piece of a food, so many, where the table knows it. */
export const gramsOfPieces = (line: IngredientLine, food: Food, count: number): number | undefined => {
  if (line.grams !== undefined || isMeasured(line)) return undefined;
  const size = saidSize(line);
  const [text, what] = [
    // "1 Zwiebel (groß)" is a large one as "1 große Zwiebel" is, and "1 Netz Zwiebeln" is none.
    `${folded(line.original)} unit=${line.unit ?? (isContained(line.name, food) ? "box" : (size ?? ""))}`,
    `${folded(line.name)} ${folded(food.description)}`,
  ];
  const length = /\bginger\b/u.test(what) ? CENTIMETRES.exec(line.original.toLowerCase()) : null;
  if (length !== null)
    return Number((length[1] ?? "").replace(",", ".")) * GINGER_CM * (line.unit === undefined ? 1 : count);
  const row = PIECES.find((one) => one.of.test(what) && one.as.test(text));
  if (row === undefined) return undefined;
  return row.grams * count * (row.isSized === true ? sizeFactor(size) : 1);
};

const MEASURED = new Set([
  "tsp",
  "tbsp",
  "cup",
  "ml",
  "l",
  "cl",
  "dl",
  "fl_oz",
  "pint",
  "quart",
  "gallon",
  "pinch",
  "dash",
  "can",
]);
const isMeasured = ({ unit }: IngredientLine): boolean => unit !== undefined && MEASURED.has(unit);
