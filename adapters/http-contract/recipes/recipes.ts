import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { PHOTO_LIMITS } from "@morsel/domain/measurements";
import { RECIPE_SORTS } from "@morsel/domain/recipes";
import { Food } from "../foods/foods.ts";
import { Access, PlainRefusals, Scope, ScopeArea, SignedIn, UploadLimit } from "../shared/access.ts";
import { textUpTo, Uuid } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { photoProblems } from "../progress-photos/problems.ts";
import { recipeProblems } from "./problems.ts";
import {
  ChangePayload,
  LinesPayload,
  MatchedLines,
  ParsedRecipe,
  ParsePayload,
  PotPayload,
  Pots,
  Recipe,
  RecipeId,
  RecipePage,
  SavePayload,
} from "./schemas.ts";

const {
  PotNotFound,
  PotsAreFull,
  RecipeHoldsItself,
  RecipeNotFound,
  RecipesAreFull,
  RecipeUnreadable,
  RecipeVersionConflict,
} = problemSchemas(recipeProblems, { RecipeVersionConflict: { current: Recipe } });

const { PhotoRefused, PhotosAreFull } = problemSchemas(photoProblems);

const Limit = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 50 }, { expected: "a number from 1 to 50" }));

export class RecipesGroup extends HttpApiGroup.make("recipes")
  .add(
    HttpApiEndpoint.get("recipes", "/", {
      query: {
        query: Schema.optionalKey(textUpTo(200)),
        sort: Schema.optionalKey(Schema.Literals(RECIPE_SORTS)),
        limit: Schema.optionalKey(Limit),
        cursor: Schema.optionalKey(textUpTo(1000)),
      },
      success: RecipePage,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("saveRecipe", "/", {
      payload: SavePayload,
      success: Recipe.pipe(HttpApiSchema.status(201)),
      error: [FieldRefused, RecipeHoldsItself, RecipesAreFull],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("matchLines", "/lines", {
      payload: LinesPayload,
      success: MatchedLines,
      error: FieldRefused,
    })
      .annotate(Access, "member")
      .annotate(Scope, "recipes:read"),
    HttpApiEndpoint.post("parseRecipe", "/parse", {
      payload: ParsePayload,
      success: ParsedRecipe,
      error: [FieldRefused, RecipeUnreadable],
    })
      .annotate(Access, "member")
      .annotate(Scope, "recipes:read"),
    HttpApiEndpoint.get("dishes", "/foods", {
      query: { limit: Schema.optionalKey(Limit), cursor: Schema.optionalKey(textUpTo(1000)) },
      success: Schema.Struct({ items: Schema.Array(Food), next: Schema.NullOr(Schema.String) }),
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("pots", "/pots", { success: Pots }).annotate(Access, "member"),
    HttpApiEndpoint.post("putPot", "/pots", {
      payload: PotPayload,
      success: Pots,
      error: [FieldRefused, PotsAreFull],
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("deletePot", "/pots/:id", {
      params: { id: Uuid },
      success: Pots,
      error: PotNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("recipe", "/:id", {
      params: { id: RecipeId },
      success: Recipe,
      error: RecipeNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.patch("changeRecipe", "/:id", {
      params: { id: RecipeId },
      payload: ChangePayload,
      success: Recipe,
      error: [FieldRefused, RecipeHoldsItself, RecipeNotFound, RecipeVersionConflict],
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("deleteRecipe", "/:id", {
      params: { id: RecipeId },
      success: Recipe,
      error: RecipeNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("recipePicture", "/:id/picture", {
      params: { id: RecipeId },
      /** When the picture was put there: each one has an address of its own, which may be kept. */
      query: { at: Schema.optionalKey(textUpTo(40)) },
      success: Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: "image/jpeg" })),
      error: RecipeNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("putRecipePicture", "/:id/picture", {
      params: { id: RecipeId },
      success: Recipe,
      error: [RecipeNotFound, PhotoRefused, PhotosAreFull, TooManyTries],
    })
      .annotate(Access, "member")
      .annotate(UploadLimit, PHOTO_LIMITS.bytes),
    HttpApiEndpoint.post("fetchRecipePicture", "/:id/picture/fetch", {
      params: { id: RecipeId },
      success: Recipe,
      error: [RecipeNotFound, RecipeUnreadable, PhotoRefused, PhotosAreFull, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("deleteRecipePicture", "/:id/picture", {
      params: { id: RecipeId },
      success: Recipe,
      error: RecipeNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("restoreRecipe", "/:id/restore", {
      params: { id: RecipeId },
      success: Recipe,
      error: [RecipeNotFound, RecipeHoldsItself, RecipesAreFull],
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "recipes")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/recipes") {}

export { recipeProblems } from "./problems.ts";
