import { asFieldRefused } from "@morsel/application/platform/refused-field";
import type { RecipesClient } from "@morsel/application/recipes/client/recipes-client";
import type { RecipesUseCases } from "@morsel/application/recipes/use-cases";
import * as Effect from "effect/Effect";
import type { MemoryConnection } from "../platform/connection.ts";

export type RecipesClientPorts = { readonly connection: MemoryConnection; readonly useCases: RecipesUseCases };

/** Stands in for every picture. */
const PLATE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640" width="960" height="640"><rect width="960" height="640" fill="#d9d2c7"/><circle cx="480" cy="320" r="240" fill="#f4f1ec"/><circle cx="480" cy="320" r="150" fill="#c98b4b"/></svg>',
)}`;

/** As many as the page asks for at once. */
const PAGE = 20;

/** The recipes of whoever is signed in, decided by the same use cases as on the server. */
export const makeMemoryRecipesClient = ({ connection: { reachAs }, useCases }: RecipesClientPorts): RecipesClient => ({
  // The cursors are those that pages gave.
  recipes: (query) => reachAs((member) => Effect.orDie(useCases.readRecipes({ member, limit: PAGE, ...query }))),
  recipe: (id) => reachAs((member) => useCases.readRecipe({ member, id })),
  save: (id, recipe) =>
    reachAs((member) => Effect.mapError(useCases.saveRecipe({ member, id, recipe }), asFieldRefused)),
  change: (id, version, recipe) =>
    reachAs((member) => Effect.mapError(useCases.changeRecipe({ member, id, version, recipe }), asFieldRefused)),
  // Deleting closes no circle and fills nothing.
  remove: (id) =>
    reachAs((member) =>
      Effect.catchTag(
        useCases.markRecipe({ member, id, isDeleted: true }),
        ["RecipeHoldsItself", "RecipesAreFull"],
        (refused) => Effect.die(refused),
      ),
    ),
  restore: (id) => reachAs((member) => useCases.markRecipe({ member, id, isDeleted: false })),
  putPicture: (id, file) => reachAs((member) => useCases.putPicture({ member, id }, file)),
  fetchPicture: (id) => reachAs((member) => useCases.fetchPicture({ member, id })),
  removePicture: (id) => reachAs((member) => useCases.removePicture({ member, id })),
  pictureBytes: ({ id }) =>
    reachAs((member) => Effect.catchCause(useCases.picture({ member, id }), () => Effect.succeed(new Uint8Array()))),
  pictureSource: () => PLATE,
  matchLines: (lines) => reachAs((member) => useCases.matchLines({ member, lines })),
  parse: (source) => reachAs((member) => useCases.parseRecipe({ member, source })),
  pots: reachAs((member) => useCases.pots(member)),
  putPot: (pot) => reachAs((member) => useCases.putPot({ member, pot })),
  removePot: (id) => reachAs((member) => Effect.andThen(useCases.removePot(member, id), useCases.pots(member))),
});
