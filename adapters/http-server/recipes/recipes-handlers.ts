import { refuseField } from "@morsel/application/platform/refused-field";
import type { RecipeId } from "@morsel/domain/recipes";
import { RecipesUseCases } from "@morsel/application/recipes/use-cases";
import * as Effect from "effect/Effect";
import * as HttpServerResponse from "effect/http/HttpServerResponse";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeFood } from "../../http-contract/foods/encode.ts";
import {
  readRecipeContents,
  writeLine,
  writeParsed,
  writeRecipe,
  writeRecipePage,
} from "../../http-contract/recipes/codec.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { forMember, replyForId } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";
import { problem } from "../responses/responses.ts";

/** Foods are light, and somebody looks through them before typing. */
const DISHES = 50;
const PAGE = 20;

const currentMember = Effect.map(CurrentMember, ({ id }) => id);

/** A UUID that was checked at the edge is an id of a recipe. */
const recipeId = (id: string): RecipeId => id as RecipeId;

const NOTHING = new Uint8Array(0);

/** W403: its address names when it was kept, so that one in its place is another. */
const picture = (image: Uint8Array): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.uint8Array(image, {
    contentType: "image/jpeg",
    headers: { "cache-control": "private, max-age=3600", vary: "cookie", "content-disposition": "inline" },
  });

const needs = { useCases: RecipesUseCases, limits: RateLimits };

export const recipesHandlers = defineHandlers("recipes", needs, ({ useCases, limits }) =>
  HttpApiBuilder.group(Api, "recipes", (handlers) =>
    handlers
      .handle("recipes", ({ query: { query, sort = "newest", limit = PAGE, cursor } }) =>
        replyForId(
          (member) =>
            useCases.readRecipes({
              member,
              sort,
              limit,
              ...(query === undefined ? {} : { text: query }),
              ...(cursor === undefined ? {} : { cursor }),
            }),
          writeRecipePage,
        ),
      )
      .handle("saveRecipe", ({ payload: { id, ...contents } }) =>
        replyForId(
          (member) => useCases.saveRecipe({ member, id: recipeId(id), recipe: readRecipeContents(contents) }),
          writeRecipe,
          201,
        ),
      )
      .handle("matchLines", ({ payload: { lines } }) =>
        forMember((member) =>
          reply(useCases.matchLines({ member, lines }), (found) => ({ lines: found.map(writeLine) })),
        ),
      )
      .handle("parseRecipe", ({ payload: { address, text } }) =>
        forMember((member) =>
          address === undefined && text === undefined
            ? reply(refuseField("text", "an address or a text"), writeParsed)
            : reply(
                useCases.parseRecipe({ member, source: address === undefined ? { text: text ?? "" } : { address } }),
                writeParsed,
              ),
        ),
      )
      .handle("dishes", ({ query: { limit = DISHES, cursor } }) =>
        forMember((member) =>
          reply(
            useCases.dishes({ member, limit, ...(cursor === undefined ? {} : { cursor }) }),
            ({ foods, next = null }) => ({ items: foods.map(writeFood), next }),
          ),
        ),
      )
      .handle("pots", () => forMember((member) => reply(useCases.pots(member), (pots) => ({ pots }))))
      .handle("putPot", ({ payload: pot }) =>
        forMember((member) => reply(useCases.putPot({ member, pot }), (pots) => ({ pots }))),
      )
      .handle("deletePot", ({ params: { id } }) =>
        forMember((member) =>
          reply(Effect.andThen(useCases.removePot(member, id), useCases.pots(member)), (pots) => ({ pots })),
        ),
      )
      .handle("recipe", ({ params: { id } }) =>
        replyForId((member) => useCases.readRecipe({ member, id: recipeId(id) }), writeRecipe),
      )
      .handle("recipePicture", ({ params: { id } }) =>
        forMember((member) =>
          Effect.match(useCases.picture({ member, id: recipeId(id) }), {
            onSuccess: picture,
            onFailure: () => problem("RecipeNotFound", { id }),
          }),
        ),
      )
      .handle("putRecipePicture", ({ params: { id } }) =>
        Effect.gen(function* () {
          const member = yield* currentMember;
          const { call } = yield* CurrentRequest;
          const wait = limits.take("photo", member);
          if (wait > 0) return problem("TooManyTries", { retry_after: wait });
          return yield* reply(useCases.putPicture({ member, id: recipeId(id) }, call.body ?? NOTHING), writeRecipe);
        }),
      )
      .handle("fetchRecipePicture", ({ params: { id } }) =>
        Effect.gen(function* () {
          const member = yield* currentMember;
          const wait = limits.take("photo", member);
          if (wait > 0) return problem("TooManyTries", { retry_after: wait });
          return yield* reply(useCases.fetchPicture({ member, id: recipeId(id) }), writeRecipe);
        }),
      )
      .handle("deleteRecipePicture", ({ params: { id } }) =>
        replyForId((member) => useCases.removePicture({ member, id: recipeId(id) }), writeRecipe),
      )
      .handle("changeRecipe", ({ params: { id }, payload: { version, ...contents } }) =>
        replyForId(
          (member) =>
            useCases.changeRecipe({ member, id: recipeId(id), version, recipe: readRecipeContents(contents) }),
          writeRecipe,
        ),
      )
      .handle("deleteRecipe", ({ params: { id } }) =>
        replyForId((member) => useCases.markRecipe({ member, id: recipeId(id), isDeleted: true }), writeRecipe),
      )
      .handle("restoreRecipe", ({ params: { id } }) =>
        replyForId((member) => useCases.markRecipe({ member, id: recipeId(id), isDeleted: false }), writeRecipe),
      ),
  ),
);

export { recipeFirstData } from "./first-data.ts";
