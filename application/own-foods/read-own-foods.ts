import * as Effect from "effect/Effect";
import {
  isFoodId,
  type FoodId,
  foldedWords,
  ownFoodKey,
  type OwnFoodSort,
  type StoredOwnFood,
} from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { cursorOf, keyOfCursor } from "../platform/cursor-key.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { readPage } from "../platform/paging.ts";
import type { OwnFoodPlace, OwnFoodStore } from "./own-food-store.ts";

/** `next` leads to the page behind; absent on the last one. */
export type OwnFoodPage = { readonly items: readonly StoredOwnFood[]; readonly next?: string };

export type ReadOwnFoods = (request: {
  readonly member: MemberId;
  readonly sort: OwnFoodSort;
  readonly limit: number;
  readonly text?: string;
  readonly cursor?: string;
}) => Effect.Effect<OwnFoodPage, FieldRefused>;

const LONGEST_TEXT = 100;

/** Sort key of the list; equal ones are sorted by id. */
export const ownFoodPlace = ({ food, changedAt }: StoredOwnFood, sort: OwnFoodSort): OwnFoodPlace => ({
  key: sort === "name" ? ownFoodKey(food) : String(changedAt),
  id: food.id,
});

/** Ids hold no point, so the last one parts key and id. */
const placeIn = (cursor: string, sort: OwnFoodSort): OwnFoodPlace | undefined => {
  const point = cursor.lastIndexOf(".");
  const key = keyOfCursor(cursor.slice(0, Math.max(0, point)), sort);
  const id = cursor.slice(point + 1);
  return isFoodId(id) && key !== undefined ? { key, id: id as FoodId } : undefined;
};

/** W164: a cursor names the last food of the page before, so that one saved meanwhile moves nothing. */
export const makeReadOwnFoods = (ports: { readonly own: Pick<OwnFoodStore, "page"> }): ReadOwnFoods =>
  Effect.fn("ReadOwnFoods")(function* ({ member, sort, limit, text = "", cursor }) {
    const nameKey = foldedWords(text.slice(0, LONGEST_TEXT)).join(" ");
    return yield* readPage({
      limit,
      cursor,
      placeIn: (given) => placeIn(given, sort),
      read: (query) => ports.own.page(member, { sort, ...query, ...(nameKey === "" ? {} : { nameKey }) }),
      cursorOf: (last) => cursorOf(ownFoodPlace(last, sort)),
    });
  });
