import { COMPARED_BY } from "@morsel/domain/foods";
import { NUTRIENT_IDS } from "@morsel/domain/nutrition";
import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Access, PlainRefusals } from "../shared/access.ts";
import { PageLimit, textUpTo } from "../shared/primitives.ts";
import { FieldRefused, TooManyTries } from "../shared/problem-schemas.ts";
import { Food } from "./foods.ts";

export const FoodGroups = Schema.Struct({
  items: Schema.Array(Schema.Struct({ name: Schema.String, foods: Schema.Int })),
}).annotate({ identifier: "FoodGroups" });
export type WireFoodGroups = typeof FoodGroups.Encoded;

/** `amount` is of the nutrient that was asked for, in the unit in which it is kept. */
export const ListedFoods = Schema.Struct({
  items: Schema.Array(Schema.Struct({ food: Food, amount: Schema.optionalKey(Schema.Finite) })),
  next: Schema.NullOr(Schema.String),
}).annotate({ identifier: "ListedFoods" });
export type WireListedFoods = typeof ListedFoods.Encoded;

const paged = { limit: Schema.optionalKey(PageLimit), cursor: Schema.optionalKey(textUpTo(400)) };

export class CatalogueGroup extends HttpApiGroup.make("catalogue")
  .add(
    HttpApiEndpoint.get("groups", "/groups", { success: FoodGroups }).annotate(Access, "visitor"),
    HttpApiEndpoint.get("inGroup", "/foods", {
      query: { group: textUpTo(200), ...paged },
      success: ListedFoods,
      error: [FieldRefused, TooManyTries],
    }).annotate(Access, "visitor"),
    HttpApiEndpoint.get("richest", "/richest", {
      query: {
        nutrient: Schema.Literals(NUTRIENT_IDS),
        per: Schema.optionalKey(Schema.Literals(COMPARED_BY)),
        ...paged,
      },
      success: ListedFoods,
      error: [FieldRefused, TooManyTries],
    }).annotate(Access, "visitor"),
  )
  .middleware(PlainRefusals)
  .prefix("/api/services/catalogue") {}
