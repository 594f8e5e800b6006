import type { Brand } from "../brand/index.ts";
import type { LabelBasis, NutritionFacts, QualityFlag } from "../nutrition/index.ts";
import type { Gtin } from "./barcode.ts";

/** Catalogue foods keep the id of their data set ("sr28-09040"); members' own foods have a UUID. */
export type FoodId = string & Brand<"FoodId">;

export const isFoodId = (id: unknown): id is FoodId => typeof id === "string" && /^[a-z0-9][a-z0-9-]{1,63}$/.test(id);

export type { LabelBasis };

/** A named amount of a food with its weight: "1 slice" weighs 35 g. */
export type Serving = { readonly id: ServingId; readonly label: string; readonly grams: number };

/** Unique within its food; "g" and "oz" are every food's plain gram and ounce and never listed. */
export type ServingId = string & Brand<"ServingId">;

export const GRAM_SERVING = "g" as ServingId;
export const OUNCE_SERVING = "oz" as ServingId;

export const isServingId = (id: unknown): id is ServingId =>
  typeof id === "string" && /^[a-z0-9][a-z0-9-]{0,63}$/.test(id);

/** Source of a food's figures; kept with every row. */
export type FoodSource = {
  readonly dataset: string;
  /** The id in that data set, as published here: "sr28-09040". */
  readonly id: string;
  readonly licence: string;
  readonly published?: string;
  /** The same food in other data sets, merged into this one. */
  readonly alsoIn?: readonly string[];
  /** N10: what is doubtful about the figures of an imported food. */
  readonly doubts?: readonly QualityFlag["_tag"][];
  /** Name of the member who owns and shares it. */
  readonly owner?: string;
  /** W290: it was deleted, and stays in the diary. */
  readonly deleted?: true;
};

/** An ingredient of a dish, as it goes into the pot. */
export type DishIngredient = { readonly foodId: FoodId; readonly description: string; readonly grams: number };

/** F23: a typical recipe, which the figures of a dish are computed from and which can become one's own. */
export type TypicalRecipe = {
  readonly ingredients: readonly DishIngredient[];
  /** Weight of the finished dish. */
  readonly grams: number;
};

/** F22: another state of the same thing: "boiled", "with skin"; and the food that it is. */
export type FoodVariant = { readonly id: FoodId; readonly label: string; readonly description: string };

export type Food = {
  readonly id: FoodId;
  /** Everyday name: "Banana", not "Bananas, raw". */
  readonly description: string;
  /** F38: the language of the name, where it is not the one that was asked for. */
  readonly language?: string;
  /** The source's own wording, where it differs. */
  readonly originalName?: string;
  readonly alternativeNames: readonly string[];
  readonly brand?: string;
  readonly barcode?: Gtin;
  readonly category: string;
  readonly source: FoodSource;
  /** Kind of label that the figures come from. */
  readonly basis: LabelBasis;
  /** Per 100 g edible portion, fibre in the carbohydrate whatever the label (N17). */
  readonly nutrients: NutritionFacts;
  readonly servings: readonly Serving[];
  /** The serving to offer first. */
  readonly defaultServing?: ServingId;
  /** F22: the states of the thing that this food is one of, itself among them, the usual one first. */
  readonly variants?: readonly FoodVariant[];
  /** F23: present where the figures are those of a typical recipe, an estimate. */
  readonly recipe?: TypicalRecipe;
};
