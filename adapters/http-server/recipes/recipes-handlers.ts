import { refuseField } from "@morsel/application/platform/refused-field";
import type { RecipeId } from "@morsel/application/recipes/recipe-store";
import { RecipesUseCases } from "@morsel/application/recipes/use-cases";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import {
  readRecipeContents,
  writeLine,
  writeParsed,
  writeRecipe,
  writeRecipePage,
} from "../../http-contract/recipes/codec.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { reply } from "../responses/reply.ts";

const PAGE = 20;

const currentMember = Effect.map(CurrentMember, ({ id }) => id);

/** A UUID that was checked at the edge is an id of a recipe. */
const recipeId = (id: string): RecipeId => id as RecipeId;

export const recipesHandlers = defineHandlers({ useCases: RecipesUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "recipes", (handlers) =>
    handlers
      .handle("recipes", ({ query: { query, sort = "newest", limit = PAGE, cursor } }) =>
        Effect.flatMap(currentMember, (member) =>
          reply(
            useCases.readRecipes({
              member,
              sort,
              limit,
              ...(query === undefined ? {} : { text: query }),
              ...(cursor === undefined ? {} : { cursor }),
            }),
            writeRecipePage,
          ),
        ),
      )
      .handle("saveRecipe", ({ payload: { id, ...contents } }) =>
        Effect.flatMap(currentMember, (member) =>
          reply(
            useCases.saveRecipe({ member, id: recipeId(id), recipe: readRecipeContents(contents) }),
            writeRecipe,
            201,
          ),
        ),
      )
      .handle("matchLines", ({ payload: { lines } }) =>
        Effect.flatMap(currentMember, (member) =>
          reply(useCases.matchLines({ member, lines }), (found) => ({ lines: found.map(writeLine) })),
        ),
      )
      .handle("parseRecipe", ({ payload: { address, text } }) =>
        Effect.flatMap(currentMember, (member) =>
          address === undefined && text === undefined
            ? reply(refuseField("text", "an address or a text"), writeParsed)
            : reply(
                useCases.parseRecipe({ member, source: address === undefined ? { text: text ?? "" } : { address } }),
                writeParsed,
              ),
        ),
      )
      .handle("pots", () =>
        Effect.flatMap(currentMember, (member) => reply(useCases.pots(member), (pots) => ({ pots }))),
      )
      .handle("putPot", ({ payload: pot }) =>
        Effect.flatMap(currentMember, (member) => reply(useCases.putPot({ member, pot }), (pots) => ({ pots }))),
      )
      .handle("deletePot", ({ params: { id } }) =>
        Effect.flatMap(currentMember, (member) =>
          reply(Effect.andThen(useCases.removePot(member, id), useCases.pots(member)), (pots) => ({ pots })),
        ),
      )
      .handle("recipe", ({ params: { id } }) =>
        Effect.flatMap(currentMember, (member) =>
          reply(useCases.readRecipe({ member, id: recipeId(id) }), writeRecipe),
        ),
      )
      .handle("changeRecipe", ({ params: { id }, payload: { version, ...contents } }) =>
        Effect.flatMap(currentMember, (member) =>
          reply(
            useCases.changeRecipe({ member, id: recipeId(id), version, recipe: readRecipeContents(contents) }),
            writeRecipe,
          ),
        ),
      )
      .handle("deleteRecipe", ({ params: { id } }) =>
        Effect.flatMap(currentMember, (member) =>
          reply(useCases.markRecipe({ member, id: recipeId(id), isDeleted: true }), writeRecipe),
        ),
      )
      .handle("restoreRecipe", ({ params: { id } }) =>
        Effect.flatMap(currentMember, (member) =>
          reply(useCases.markRecipe({ member, id: recipeId(id), isDeleted: false }), writeRecipe),
        ),
      ),
  ),
);
