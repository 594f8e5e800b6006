import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Food } from "../foods/foods.ts";
import { foodProblems } from "../foods/problems.ts";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { FoodId, PageLimit, textUpTo } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas } from "../shared/problem-schemas.ts";
import { favouriteProblems } from "./problems.ts";

/** Starred foods, those starred last first. */
export const FavouritePage = Schema.Struct({
  items: Schema.Array(Food),
  next: Schema.NullOr(Schema.String),
}).annotate({ identifier: "FavouritePage" });
export type WireFavouritePage = typeof FavouritePage.Encoded;

/** A member's own name for a food. */
export const NamedFood = Schema.Struct({ word: Schema.String, food: Food }).annotate({ identifier: "NamedFood" });
export const NamedFoods = Schema.Struct({ items: Schema.Array(NamedFood) });
export type WireNamedFood = typeof NamedFood.Encoded;
export type WireNamedFoods = typeof NamedFoods.Encoded;

const FavouriteIds = Schema.Struct({ ids: Schema.Array(Schema.String) });
export type WireFavouriteIds = typeof FavouriteIds.Encoded;
const Done = Schema.Struct({ is_favourite: Schema.Boolean });
const { FoodNotFound } = problemSchemas(foodProblems);
const { FavouritesAreFull, OwnWordsAreFull } = problemSchemas(favouriteProblems);
const OfFood = Schema.Struct({ food_id: FoodId });
const Word = textUpTo(200);

export class FavouritesGroup extends HttpApiGroup.make("favourites")
  .add(
    HttpApiEndpoint.get("favourites", "/", {
      query: { limit: Schema.optionalKey(PageLimit), cursor: Schema.optionalKey(textUpTo(100)) },
      success: FavouritePage,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("favouriteIds", "/ids", { success: FavouriteIds }).annotate(Access, "member"),
    HttpApiEndpoint.get("words", "/words", { success: NamedFoods }).annotate(Access, "member"),
    HttpApiEndpoint.post("putWord", "/words", {
      payload: Schema.Struct({ word: Word, food_id: FoodId }),
      success: NamedFood,
      error: [FieldRefused, FoodNotFound, OwnWordsAreFull],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("removeWord", "/words/remove", {
      payload: Schema.Struct({ word: Word }),
      success: Schema.Struct({ word: Schema.String }),
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("addFavourite", "/", {
      payload: OfFood,
      success: Done,
      error: [FoodNotFound, FavouritesAreFull],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("removeFavourite", "/remove", { payload: OfFood, success: Done }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "foods")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/favourites") {}

export { favouriteProblems } from "./problems.ts";
