import type { Food, FoodId } from "../food.ts";

/** Sources beside the foods that ship: FoodData Central (CC0), Open Food Facts (ODbL), and what members published (F33). */
export const CATALOGUE_SOURCES = ["fdc", "members", "off"] as const;
export type CatalogueSource = (typeof CATALOGUE_SOURCES)[number];

export const isCatalogueSource = (text: unknown): text is CatalogueSource =>
  CATALOGUE_SOURCES.some((source) => source === text);

/** W240: the id of a food says where it comes from. */
export const catalogueOf = (id: FoodId): CatalogueSource | undefined =>
  CATALOGUE_SOURCES.find((source) => id.startsWith(`${source}-`));

/** Traits that the source knows of a food beside the food itself. */
export type RowTraits = {
  readonly isBranded: boolean;
  readonly isSurveyed: boolean;
  readonly isDiscontinued: boolean;
  /** How well known it is, 0 to 1: how often people scan it. */
  readonly fame: number;
  /** Under which ids the foods that ship may have it already. */
  readonly shippedIds: readonly string[];
};

/** A food as its source gives it. */
export type CatalogueRow = {
  readonly food: Food;
  /** Later ones are greater, compared as text: a date, or seconds with leading zeros. */
  readonly revision: string;
  readonly traits: RowTraits;
};

/** W245: why a row is left out. */
export const ROW_REFUSALS = [
  "noName",
  "noEnergy",
  "codeUnreadable",
  "notUtf8",
  "tooLong",
  "unreadable",
  "wrongColumns",
  "noPartner",
] as const;
export type RowRefusal = (typeof ROW_REFUSALS)[number];

/** One record of a file: a food, or why it is none. */
export type SourceRecord = CatalogueRow | { readonly refused: RowRefusal };
