import * as Effect from "effect/Effect";
import { RECIPE_PICTURES_LIMIT, type RecipePictureStore } from "@morsel/application/recipes/recipe-pictures";
import type { RecipeId } from "@morsel/domain/recipes";
import type { Instant } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import { memoryTable, type MemoryState, ownRows } from "../platform/state.ts";

type Kept = { readonly image: Uint8Array; readonly at: Instant };

const pictureTable = memoryTable(() => new Map<MemberId, Map<RecipeId, Kept>>());

/** Each method runs in one go, as a transaction would. */
export const makeMemoryRecipePictureStore = (state: MemoryState): RecipePictureStore => {
  const of = (member: MemberId) => ownRows(state.of(pictureTable), member);
  return {
    keptAt: (member, id) => Effect.sync(() => of(member).get(id)?.at),
    image: (member, id) => Effect.sync(() => of(member).get(id)?.image),
    put: (member, id, image, at) =>
      Effect.suspend((): ReturnType<RecipePictureStore["put"]> => {
        if (!of(member).has(id) && of(member).size >= RECIPE_PICTURES_LIMIT)
          return Effect.fail({ _tag: "PhotosAreFull", limit: RECIPE_PICTURES_LIMIT });
        of(member).set(id, { image, at });
        return Effect.void;
      }),
    remove: (member, id) => Effect.sync(() => void of(member).delete(id)),
  };
};
