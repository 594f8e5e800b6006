import { randomUUID } from "node:crypto";
import { RECIPE_PICTURES_LIMIT, RecipePictureStore } from "@morsel/application/recipes/recipe-pictures";
import type { RecipeId } from "@morsel/domain/recipes";
import type { Instant } from "@morsel/domain/calendar";
import { beforeAll, describe, expect, it } from "vitest";
import { joined, refusal, run, type Fresh, type Stores } from "../stores.ts";

const newId = (): RecipeId => randomUUID() as string as RecipeId;
const at = (n: number): Instant => (Date.UTC(2026, 2, 2) + n) as Instant;
const image = (n: number): Uint8Array => Uint8Array.of(0xff, 0xd8, 0xff, n);
const bytesOf = (kept: Uint8Array | undefined) => kept && [...kept];

/** Every promise a store of pictures of recipes makes. */
export const recipePictureStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps pictures of recipes`, () => {
    let stores: Stores;
    let store: RecipePictureStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(RecipePictureStore);
    });

    it("W401 a recipe has one picture, the latest; taking it away twice is harmless; nobody else reaches it", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const id = newId();
      expect([await run(store.keptAt(ada, id)), await run(store.image(ada, id))]).toEqual([undefined, undefined]);
      for (const n of [1, 2]) await run(store.put(ada, id, image(n), at(n)));
      expect([await run(store.keptAt(ada, id)), bytesOf(await run(store.image(ada, id)))]).toEqual([
        at(2),
        [...image(2)],
      ]);
      expect([await run(store.keptAt(bob, id)), await run(store.image(bob, id))]).toEqual([undefined, undefined]);
      await run(store.remove(bob, id));
      expect(await run(store.keptAt(ada, id))).toBe(at(2));
      for (const _ of [1, 2]) await run(store.remove(ada, id));
      expect(await run(store.image(ada, id))).toBeUndefined();
    });

    it("W401 there are as many as a member keeps; one in the place of another needs no room", async () => {
      const ada = await joined(stores);
      const ids = Array.from({ length: RECIPE_PICTURES_LIMIT }, newId);
      for (const [n, id] of ids.entries()) await run(store.put(ada, id, image(1), at(n)));
      expect(await refusal(store.put(ada, newId(), image(1), at(0)))).toEqual({
        _tag: "PhotosAreFull",
        limit: RECIPE_PICTURES_LIMIT,
      });
      await run(store.put(ada, ids[0] ?? newId(), image(3), at(3)));
    });
  });
