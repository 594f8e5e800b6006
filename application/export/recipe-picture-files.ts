import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { recipePlaceOf } from "../recipes/read-recipes.ts";
import type { RecipePictureStore } from "../recipes/recipe-pictures.ts";
import type { RecipePlace, RecipeStore } from "../recipes/recipe-store.ts";
import type { RecipeId } from "@morsel/domain/recipes";
import type { ArchiveFile } from "./archive.ts";

const AT_ONCE = 20;

export type RecipePicturePorts = { readonly recipes: RecipeStore; readonly pictures: RecipePictureStore };

async function* onePicture(pictures: RecipePictureStore, member: MemberId, id: RecipeId): AsyncGenerator<Uint8Array> {
  const bytes = await Effect.runPromise(pictures.image(member, id));
  if (bytes !== undefined) yield bytes;
}

/** W155, W157: the pictures of a member's recipes, under the ids of recipes.csv, each read when its turn comes. */
export async function* recipePictureFiles(
  { recipes, pictures }: RecipePicturePorts,
  member: MemberId,
): AsyncGenerator<ArchiveFile> {
  let after: RecipePlace | undefined;
  do {
    const asked = { sort: "newest", limit: AT_ONCE, ...(after === undefined ? {} : { after }) } as const;
    const page = await Effect.runPromise(Effect.andThen(Effect.yieldNow, recipes.recipes(member, asked)));
    for (const { id } of page) {
      const keptAt = await Effect.runPromise(pictures.keptAt(member, id));
      if (keptAt !== undefined) yield { name: `recipe-pictures/${id}.jpg`, text: onePicture(pictures, member, id) };
    }
    const last = page.length < AT_ONCE ? undefined : page.at(-1);
    after = last === undefined ? undefined : recipePlaceOf(last, "newest");
  } while (after !== undefined);
}
