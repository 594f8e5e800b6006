import type { QualityFlag } from "@morsel/domain/nutrition";
import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { NutritionalContents } from "../shared/contents.ts";
import { problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { foodProblems } from "./problems.ts";
import { FoodId, InstantText, Meal, PageLimit, Serving, textUpTo, TimeOfDay } from "../shared/primitives.ts";

const DOUBTS = [
  "EnergyDiffersFromParts",
  "KilojoulesAsKcal",
  "EnergyAbovePureFat",
  "EnergyMissing",
  "KilojoulesDisagree",
  "PartAboveWhole",
  "PartsAbove100g",
  "PartsBelow100g",
  "SodiumIsSalt",
  "PerMillilitre",
  "PerServing",
  "FibreUnknown",
  "PreparedOnly",
] as const satisfies readonly QualityFlag["_tag"][];

export const FoodSource = Schema.Struct({
  dataset: Schema.String,
  id: Schema.String,
  licence: Schema.String,
  published: Schema.optionalKey(Schema.String),
  also_in: Schema.optionalKey(Schema.Array(Schema.String)),
  /** Doubts about the figures of an imported food. */
  doubts: Schema.optionalKey(Schema.Array(Schema.Literals(DOUBTS))),
  /** The household's member who shares it; absent for foods of everybody and one's own. */
  owner: Schema.optionalKey(Schema.String),
  /** Its member deleted it: it is found no more, and stays in the diary. */
  deleted: Schema.optionalKey(Schema.Literal(true)),
});

/** A state of the same thing: "boiled", "with skin". */
const FoodVariant = Schema.Struct({ id: Schema.String, label: Schema.String, description: Schema.String });

/** A typical recipe: what goes in, by food and weight, and what the finished dish weighs. */
const TypicalRecipe = Schema.Struct({
  ingredients: Schema.Array(
    Schema.Struct({ food_id: Schema.String, description: Schema.String, grams: Schema.Finite }),
  ),
  grams: Schema.Finite,
});

/** A food of the catalogue; nutrients are per 100 g of what is eaten, fibre in the carbohydrate whatever the label's basis. */
export const Food = Schema.Struct({
  id: Schema.String,
  description: Schema.String,
  /** The language of the description, where it is not the one that was asked for. */
  language: Schema.optionalKey(Schema.String),
  original_name: Schema.optionalKey(Schema.String),
  alternative_names: Schema.Array(Schema.String),
  brand: Schema.optionalKey(Schema.String),
  /** A GTIN with fourteen digits. */
  barcode: Schema.optionalKey(Schema.String),
  category: Schema.String,
  source: FoodSource,
  basis: Schema.Literals(["us", "eu"]),
  nutrients: NutritionalContents,
  servings: Schema.Array(Serving),
  default_serving: Schema.optionalKey(Schema.String),
  variants: Schema.optionalKey(Schema.Array(FoodVariant)),
  /** Present where the figures are estimated from it. */
  recipe: Schema.optionalKey(TypicalRecipe),
}).annotate({ identifier: "Food" });
export type WireFood = typeof Food.Encoded;

/** `partial`: something of what was asked is left out or guessed. */
export const FoundFood = Schema.Struct({ ...Food.fields, match: Schema.Literals(["full", "partial"]) }).annotate({
  identifier: "FoundFood",
});

/** How the member used a food in one meal. */
export const FoodUsage = Schema.Struct({
  food_id: Schema.String,
  description: Schema.String,
  brand: Schema.optionalKey(Schema.String),
  meal: Meal,
  times: Schema.Int,
  last_logged_at: InstantText,
  /** Present if a time was written. */
  last_hour: Schema.optionalKey(Schema.Int),
  last_amount: Schema.Finite,
  last_serving: Serving,
  last_energy: Schema.optionalKey(Schema.Struct({ unit: Schema.Literal("calories"), value: Schema.Finite })),
}).annotate({ identifier: "FoodUsage" });
export type WireUsage = typeof FoodUsage.Encoded;

export const FoodPage = Schema.Struct({
  items: Schema.Array(FoundFood),
  next: Schema.NullOr(Schema.String),
  /** How the member used those of the items that were logged before; absent for visitors. */
  usages: Schema.optionalKey(Schema.Array(FoodUsage)),
});
export type WireFoodPage = typeof FoodPage.Encoded;

export const Suggestions = Schema.Struct({
  usual: Schema.Array(FoodUsage),
  recent: Schema.Array(FoodUsage),
  frequent: Schema.Array(FoodUsage),
});
export type WireSuggestions = typeof Suggestions.Encoded;

const { FoodNotFound } = problemSchemas(foodProblems);

export class FoodsGroup extends HttpApiGroup.make("foods")
  .add(
    HttpApiEndpoint.get("search", "/", {
      query: {
        query: textUpTo(200),
        limit: Schema.optionalKey(PageLimit),
        cursor: Schema.optionalKey(textUpTo(400)),
      },
      success: FoodPage,
      error: TooManyTries,
    }).annotate(Access, "visitor"),
    HttpApiEndpoint.get("suggestions", "/suggestions", {
      query: { meal: Meal, at: Schema.optionalKey(TimeOfDay) },
      success: Suggestions,
    })
      .middleware(SignedIn)
      .annotate(Access, "member"),
    HttpApiEndpoint.get("food", "/:id", { params: { id: FoodId }, success: Food, error: FoodNotFound }).annotate(
      Access,
      "visitor",
    ),
  )
  .annotateEndpoints(ScopeArea, "foods")
  .middleware(PlainRefusals)
  .prefix("/api/services/foods") {}

export { foodProblems } from "./problems.ts";
