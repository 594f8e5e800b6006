import type { Gtin } from "../barcode.ts";
import type { Food, FoodId } from "../food.ts";
import { indexWords, packNames, unpackNames } from "../indexing/packed-names.ts";
import type { PreparedRow } from "./prepare-row.ts";

/** A food to keep in the form that a table has: made beside the database, and cheap to hand to another thread. */
export type PackedRow = {
  readonly id: FoodId;
  readonly revision: string;
  readonly barcode: Gtin | null;
  readonly plainness: number;
  /** Empty: known, but not listed. */
  readonly names: string;
  /** Every word of the names once, with spaces between. */
  readonly words: string;
  /** The food itself, as JSON. */
  readonly food: string;
  readonly isDoubtful: boolean;
};

export const packRow = ({ food, revision, plainness, names }: PreparedRow): PackedRow => ({
  id: food.id,
  revision,
  barcode: food.barcode ?? null,
  plainness,
  names: packNames(names),
  words: indexWords(names).join(" "),
  food: JSON.stringify(food),
  isDoubtful: food.source.doubts !== undefined,
});

export const unpackRow = ({ revision, plainness, names, food }: PackedRow): PreparedRow => ({
  food: JSON.parse(food) as Food,
  revision,
  plainness,
  names: unpackNames(names),
});
