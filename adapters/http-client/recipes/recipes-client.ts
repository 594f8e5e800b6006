import type { RecipesClient } from "@morsel/application/recipes/client/recipes-client";
import type { Pot, RecipeId } from "@morsel/application/recipes/recipe-store";
import type { Unreachable } from "@morsel/application/platform/refusals";
import * as Effect from "effect/Effect";
import {
  readLine,
  readParsed,
  readRecipe,
  readRecipePage,
  writeRecipeContents,
} from "../../http-contract/recipes/codec.ts";
import { photoRefusals } from "../../http-contract/progress-photos/problems.ts";
import { recipeRefusals } from "../../http-contract/recipes/problems.ts";
import type { WireLine, WireParsedRecipe, WireRecipe, WireRecipePage } from "../../http-contract/recipes/schemas.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const PATH = "/api/services/recipes";
const {
  PotNotFound,
  PotsAreFull,
  RecipeHoldsItself,
  RecipeNotFound,
  RecipesAreFull,
  RecipeUnreadable,
  RecipeVersionConflict,
} = recipeRefusals;
const { PhotoRefused, PhotosAreFull } = photoRefusals;

const recipeOf = (body: unknown) => readRecipe(body as WireRecipe);
const potsOf = (body: unknown): readonly Pot[] => (body as { readonly pots: readonly Pot[] }).pots;

/** Recipes over the wire. */
export const makeHttpRecipesClient = (...how: HttpConnection): RecipesClient => {
  const wire = makeHttpTransport(...how);
  const at = (id: RecipeId) => `${PATH}/${id}`;
  const pictureSource: RecipesClient["pictureSource"] = ({ id, pictureAt }) =>
    `${how[0]}${at(id)}/picture?at=${pictureAt}`;
  return {
    recipes: ({ sort, text, cursor }) => {
      const query = new URLSearchParams({ sort });
      if (text !== "") query.set("query", text.slice(0, 200));
      if (cursor !== undefined) query.set("cursor", cursor);
      return Effect.flatMap(
        wire({ method: "GET", path: `${PATH}?${query}` }),
        decodeResponse((body) => readRecipePage(body as WireRecipePage), { SignInNeeded }),
      );
    },
    recipe: (id) =>
      Effect.flatMap(wire({ method: "GET", path: at(id) }), decodeResponse(recipeOf, { RecipeNotFound, SignInNeeded })),
    save: (id, recipe) =>
      Effect.flatMap(
        wire({ method: "POST", path: PATH, body: { id, ...writeRecipeContents(recipe) } }),
        decodeResponse(recipeOf, { FieldRefused, RecipeHoldsItself, RecipesAreFull, SignInNeeded }),
      ),
    change: (id, version, recipe) =>
      Effect.flatMap(
        wire({ method: "PATCH", path: at(id), body: { version, ...writeRecipeContents(recipe) } }),
        decodeResponse(recipeOf, {
          FieldRefused,
          RecipeHoldsItself,
          RecipeNotFound,
          RecipeVersionConflict,
          SignInNeeded,
        }),
      ),
    remove: (id) =>
      Effect.flatMap(
        wire({ method: "DELETE", path: at(id) }),
        decodeResponse(recipeOf, { RecipeNotFound, SignInNeeded }),
      ),
    restore: (id) =>
      Effect.flatMap(
        wire({ method: "POST", path: `${at(id)}/restore` }),
        decodeResponse(recipeOf, { RecipeNotFound, RecipeHoldsItself, RecipesAreFull, SignInNeeded }),
      ),
    putPicture: (id, file) =>
      Effect.flatMap(
        wire({ method: "POST", path: `${at(id)}/picture`, bytes: file }),
        decodeResponse(recipeOf, { RecipeNotFound, PhotoRefused, PhotosAreFull, TooManyTries, SignInNeeded }),
      ),
    fetchPicture: (id) =>
      Effect.flatMap(
        wire({ method: "POST", path: `${at(id)}/picture/fetch` }),
        decodeResponse(recipeOf, {
          RecipeNotFound,
          RecipeUnreadable,
          PhotoRefused,
          PhotosAreFull,
          TooManyTries,
          SignInNeeded,
        }),
      ),
    removePicture: (id) =>
      Effect.flatMap(
        wire({ method: "DELETE", path: `${at(id)}/picture` }),
        decodeResponse(recipeOf, { RecipeNotFound, SignInNeeded }),
      ),
    pictureBytes: (recipe) =>
      Effect.tryPromise({
        try: async (signal) => {
          const answer = await how[1](pictureSource(recipe), { credentials: "same-origin", signal });
          if (!answer.ok) throw new Error(`the picture was answered with ${answer.status}`);
          return new Uint8Array(await answer.arrayBuffer());
        },
        catch: (): Unreachable => ({ _tag: "Unreachable" }),
      }),
    pictureSource,
    matchLines: (lines) =>
      Effect.flatMap(
        wire({ method: "POST", path: `${PATH}/lines`, body: { lines } }),
        decodeResponse((body) => (body as { readonly lines: readonly WireLine[] }).lines.map(readLine), {
          FieldRefused,
          SignInNeeded,
        }),
      ),
    parse: (source) =>
      Effect.flatMap(
        wire({ method: "POST", path: `${PATH}/parse`, body: source }),
        decodeResponse((body) => readParsed(body as WireParsedRecipe), {
          FieldRefused,
          RecipeUnreadable,
          SignInNeeded,
        }),
      ),
    pots: Effect.flatMap(wire({ method: "GET", path: `${PATH}/pots` }), decodeResponse(potsOf, { SignInNeeded })),
    putPot: (pot) =>
      Effect.flatMap(
        wire({ method: "POST", path: `${PATH}/pots`, body: pot }),
        decodeResponse(potsOf, { FieldRefused, PotsAreFull, SignInNeeded }),
      ),
    removePot: (id) =>
      Effect.flatMap(
        wire({ method: "DELETE", path: `${PATH}/pots/${id}` }),
        decodeResponse(potsOf, { PotNotFound, SignInNeeded }),
      ),
  };
};
