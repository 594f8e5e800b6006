import * as Effect from "effect/Effect";
import {
  isFoodId,
  type Food,
  type FoodId,
  checkOwnWord,
  ownWordKey,
  type OwnWordRefused,
  FAVOURITES_LIMIT,
} from "@morsel/domain/foods";
import type { Instant } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import type { FoodNotFound } from "../foods/food-catalogue.ts";
import type { MemberFoods } from "../foods/member-foods.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { readPage } from "../platform/paging.ts";
import { token } from "../platform/token.ts";
import type { Favourite, FavouritesAreFull, FavouriteStore, OwnWord, OwnWordsAreFull } from "./favourite-store.ts";

export type FavouritePorts = {
  readonly favourites: FavouriteStore;
  readonly foods: MemberFoods;
  readonly clock: Clock;
};

export type FavouritePage = { readonly items: readonly Food[]; readonly next?: string };
/** An own word with the food that it names. */
export type NamedFood = { readonly word: string; readonly food: Food };

type Of = { readonly member: MemberId; readonly id: FoodId };

/** Instants and ids hold no point. */
const placeIn = (cursor: string): Favourite | undefined => {
  const [, at = "", id = ""] = /^(\d{1,15})\.(.{1,64})$/.exec(cursor) ?? [];
  return isFoodId(id) ? { id, at: Number(at) as Instant } : undefined;
};

/** W305, W306: what a member keeps at hand. */
export const makeFavouriteUseCases = ({ favourites, foods, clock }: FavouritePorts) => {
  const known = ({ member, id }: Of): Effect.Effect<Food, FoodNotFound> =>
    Effect.flatMap(foods.byId(member, id), (food) =>
      food === undefined ? Effect.fail<FoodNotFound>({ _tag: "FoodNotFound", id }) : Effect.succeed(food),
    );
  return {
    readFavourites: Effect.fn("ReadFavourites")(function* ({
      member,
      limit,
      cursor,
    }: {
      readonly member: MemberId;
      readonly limit: number;
      readonly cursor?: string | undefined;
    }): Effect.fn.Return<FavouritePage, FieldRefused> {
      const { items: shown, ...next } = yield* readPage({
        limit,
        cursor,
        placeIn,
        read: (query) => favourites.page(member, query),
        cursorOf: ({ at, id }) => `${at}.${id}`,
      });
      const ids = shown.map(({ id }) => id);
      return { items: yield* foods.byIds(member, ids), ...next };
    }),
    /** All of them: there are no more than a page marks. */
    favouriteIds: (member: MemberId): Effect.Effect<readonly FoodId[]> =>
      Effect.map(favourites.page(member, { limit: FAVOURITES_LIMIT }), (all) => all.map(({ id }) => id)),
    addFavourite: ({ member, id }: Of): Effect.Effect<void, FoodNotFound | FavouritesAreFull> =>
      Effect.gen(function* () {
        yield* known({ member, id });
        yield* favourites.add(member, { id, at: yield* clock.now });
      }),
    removeFavourite: ({ member, id }: Of): Effect.Effect<void> => favourites.remove(member, id),
    readWords: Effect.fn("ReadWords")(function* (member: MemberId) {
      const words = yield* favourites.words(member);
      const found = yield* foods.byIds(member, [...new Set(words.map(({ foodId }) => foodId))]);
      const named = new Map(found.map((food) => [food.id, food]));
      return words.flatMap(({ word, foodId }): readonly NamedFood[] => {
        const food = named.get(foodId);
        return food === undefined ? [] : [{ word, food }];
      });
    }),
    putWord: ({
      member,
      word,
      foodId,
    }: OwnWord & { readonly member: MemberId }): Effect.Effect<
      NamedFood,
      FoodNotFound | OwnWordRefused | OwnWordsAreFull
    > =>
      Effect.gen(function* () {
        const plain = yield* fromResult(checkOwnWord(word));
        const food = yield* known({ member, id: foodId });
        yield* favourites.putWord(member, ownWordKey(plain), { word: plain, foodId });
        return { word: plain, food };
      }),
    removeWord: ({ member, word }: { readonly member: MemberId; readonly word: string }): Effect.Effect<void> =>
      favourites.removeWord(member, ownWordKey(word)),
  };
};

export type FavouriteUseCases = ReturnType<typeof makeFavouriteUseCases>;
export const FavouriteUseCases = token<FavouriteUseCases>("FavouriteUseCases");
