import * as Effect from "effect/Effect";
import { isUuid, type MemberId } from "@morsel/domain/identity";
import { cursorOf, keyOfCursor } from "../platform/cursor-key.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { token } from "../platform/token.ts";
import { readPage } from "../platform/paging.ts";
import { recipesNow, type RecipeFoodsPorts, type RecipeNow } from "./recipe-foods.ts";
import { withPicture, type RecipePictureStore } from "./recipe-pictures.ts";
import {
  recipeTitleKey,
  type RecipeId,
  type RecipeNotFound,
  type RecipeSort,
  type StoredRecipe,
} from "@morsel/domain/recipes";
import type { RecipePlace, RecipeStore } from "./recipe-store.ts";

/** `next` leads to the page behind; absent on the last one. */
export type RecipePage = { readonly recipes: readonly RecipeNow[]; readonly next?: string };

export type ReadRecipes = (request: {
  readonly member: MemberId;
  readonly sort: RecipeSort;
  readonly limit: number;
  readonly text?: string;
  readonly cursor?: string;
}) => Effect.Effect<RecipePage, FieldRefused>;

export type ReadRecipe = (request: {
  readonly member: MemberId;
  readonly id: RecipeId;
}) => Effect.Effect<RecipeNow, RecipeNotFound>;

/** Finds the member of the household who shares a recipe. */
export type RecipeSharer = (
  member: MemberId,
  id: RecipeId,
) => Effect.Effect<{ readonly id: MemberId; readonly username: string } | undefined>;
export const RecipeSharer = token<RecipeSharer>("RecipeSharer");

type Ports = Omit<RecipeFoodsPorts, "recipes"> & { readonly recipes: Pick<RecipeStore, "recipes" | "byIds"> };

const ID_LENGTH = 36;

/** Sort key of a list, newest first or by name; equal ones are sorted by id. */
export const recipePlaceOf = ({ id, title, createdAt }: StoredRecipe, sort: RecipeSort): RecipePlace => ({
  key: sort === "name" ? recipeTitleKey(title) : String(createdAt),
  id,
});

const placeIn = (cursor: string, sort: RecipeSort): RecipePlace | undefined => {
  const key = keyOfCursor(cursor.slice(0, -ID_LENGTH - 1), sort);
  const id = cursor.slice(-ID_LENGTH);
  return isUuid(id) && key !== undefined && cursor.at(-ID_LENGTH - 1) === "."
    ? { key, id: id as string as RecipeId }
    : undefined;
};

type PageRequest = Parameters<ReadRecipes>[0];

/** W183: a cursor names the last recipe of the page before, so that one saved meanwhile moves nothing. */
export const pageOfRecipes = (recipes: Pick<RecipeStore, "recipes">, request: PageRequest) =>
  Effect.gen(function* () {
    const { member, sort, limit, text = "", cursor } = request;
    const titleKey = text.trim() === "" ? "" : recipeTitleKey(text);
    return yield* readPage({
      limit,
      cursor,
      placeIn: (given) => placeIn(given, sort),
      read: (query) => recipes.recipes(member, { sort, ...query, ...(titleKey === "" ? {} : { titleKey }) }),
      cursorOf: (last) => cursorOf(recipePlaceOf(last, sort)),
    });
  });

export const makeReadRecipes = (ports: Ports): ReadRecipes =>
  Effect.fn("ReadRecipes")(function* (request) {
    const { items, ...next } = yield* pageOfRecipes(ports.recipes, request);
    return { recipes: yield* recipesNow(ports, request.member, items), ...next };
  });

/** W426, W268: one's own, also a deleted one, which says so, or one that the household shares, which reads as its owner reads it. */
export const makeReadRecipe = (
  ports: Ports & {
    readonly recipes: Pick<RecipeStore, "deleted">;
    readonly sharer: RecipeSharer;
    readonly pictures: Pick<RecipePictureStore, "keptAt">;
  },
): ReadRecipe =>
  Effect.fn("ReadRecipe")(function* ({ member, id }) {
    const found = isUuid(id) ? yield* ports.recipes.byIds(member, [id]) : [];
    const [recipe] = yield* recipesNow(ports, member, found);
    if (recipe !== undefined) return yield* withPicture(ports.pictures, member, recipe);
    const deleted = isUuid(id) ? yield* ports.recipes.deleted(member, id) : undefined;
    const [gone] = deleted === undefined ? [] : yield* recipesNow(ports, member, [deleted]);
    if (gone !== undefined) return { ...(yield* withPicture(ports.pictures, member, gone)), isDeleted: true };
    const sharer = isUuid(id) ? yield* ports.sharer(member, id) : undefined;
    const shared = sharer === undefined ? [] : yield* ports.recipes.byIds(sharer.id, [id]);
    const [theirs] = sharer === undefined ? [] : yield* recipesNow(ports, sharer.id, shared);
    if (theirs === undefined || sharer === undefined)
      return yield* Effect.fail<RecipeNotFound>({ _tag: "RecipeNotFound", id });
    return { ...(yield* withPicture(ports.pictures, sharer.id, theirs)), owner: sharer.username };
  });
