import * as Effect from "effect/Effect";
import { foldedWords, isFoodId, type Food, type FoodId, ownFoodKey, type OwnFoodNotFound } from "@morsel/domain/foods";
import { isUuid, type MemberId } from "@morsel/domain/identity";
import type { MemberStore } from "../identity/member-store.ts";
import type { OwnFoodStore } from "../own-foods/own-food-store.ts";
import { cursorOf, keyOfCursor } from "../platform/cursor-key.ts";
import { readPage } from "../platform/paging.ts";
import { recipeTitleKey, type RecipeNotFound } from "@morsel/domain/recipes";
import type { RecipeStore } from "../recipes/recipe-store.ts";
import { householdNotFound } from "./household-changes.ts";
import { namesOf } from "./household-view.ts";
import type { HouseholdStore, SharedPlace } from "./household-store.ts";
import type { SharedKind } from "@morsel/domain/household";

export type SharedPorts = {
  readonly households: HouseholdStore;
  readonly members: Pick<MemberStore, "byId">;
  readonly own: Pick<OwnFoodStore, "ownFood">;
  readonly recipes: Pick<RecipeStore, "byIds">;
};

type Share = {
  readonly member: MemberId;
  readonly kind: SharedKind;
  readonly id: FoodId;
  readonly isShared: boolean;
};

/** W267: own foods and recipes that stand are shared, by whose they are; corrections of the catalogue stay their member's. */
export const makeShareThing = ({ households, own, recipes }: SharedPorts) =>
  Effect.fn("ShareThing")(function* ({ member, kind, id, isShared }: Share) {
    if (!isShared) return yield* households.unshare(member, id);
    if (kind === "recipe") {
      const [recipe] = isUuid(id) ? yield* recipes.byIds(member, [id]) : [];
      if (recipe === undefined) return yield* Effect.fail<RecipeNotFound>({ _tag: "RecipeNotFound", id });
    } else {
      const food = isUuid(id) ? yield* own.ownFood(member, id) : undefined;
      if (food === undefined || food.isDeleted)
        return yield* Effect.fail<OwnFoodNotFound>({ _tag: "OwnFoodNotFound", id });
    }
    if (!(yield* households.share(member, kind, id))) return yield* householdNotFound;
  });

/** A food or a recipe of somebody else's, as a list shows it. */
export type SharedItem = {
  readonly id: FoodId;
  readonly description: string;
  readonly brand?: string;
  readonly owner: string;
};
/** `next` leads to the page behind; absent on the last one. */
export type SharedPage = { readonly items: readonly SharedItem[]; readonly next?: string };

export type ReadShared = {
  readonly member: MemberId;
  readonly kind: SharedKind;
  readonly limit: number;
  readonly text?: string;
  readonly cursor?: string;
};

const LONGEST_TEXT = 100;

const placeIn = (cursor: string): SharedPlace | undefined => {
  const point = cursor.lastIndexOf(".");
  const key = keyOfCursor(cursor.slice(0, Math.max(0, point)), "name");
  const id = cursor.slice(point + 1);
  return isFoodId(id) && key !== undefined ? { key, id } : undefined;
};

type Named = {
  readonly owner: MemberId;
  readonly id: FoodId;
  readonly key: string;
  readonly food: Pick<Food, "description" | "brand">;
};

/** W268: page by page by name; a cursor names the last of the page before. */
export const makeReadShared = ({ households, members }: SharedPorts) =>
  Effect.fn("ReadShared")(function* ({ member, kind, limit, text = "", cursor }: ReadShared) {
    const nameKey = foldedWords(text.slice(0, LONGEST_TEXT)).join(" ");
    const named = nameKey === "" ? {} : { nameKey };
    const { items: shown, ...next } = yield* readPage<Named, SharedPlace>({
      limit,
      cursor,
      placeIn,
      read: (query) =>
        kind === "food"
          ? Effect.map(households.sharedFoods(member, { ...query, ...named }), (all) =>
              all.map(({ owner, food }) => ({ owner, id: food.id, key: ownFoodKey(food), food })),
            )
          : Effect.map(households.sharedRecipes(member, { ...query, ...named }), (all) =>
              all.map(({ owner, recipe: { id, title } }) => ({
                owner,
                id,
                key: recipeTitleKey(title),
                food: { description: title },
              })),
            ),
      cursorOf,
    });
    const names = yield* namesOf(
      members,
      shown.map(({ owner }) => owner),
    );
    const items = shown.map(({ owner, id, food: { description, brand } }) => ({
      id,
      description,
      ...(brand === undefined ? {} : { brand }),
      owner: names.get(owner) ?? "",
    }));
    return { items, ...next } satisfies SharedPage as SharedPage;
  });
