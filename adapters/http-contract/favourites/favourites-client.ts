import type { FavouritesClient } from "@morsel/application/favourites/client/favourites-client";
import type { FoodId } from "@morsel/domain/foods";
import { type ApiClient, done } from "../shared/call.ts";
import { readFavouritePage, readNamedFood } from "./codec.ts";
import * as calls from "./favourites-calls.ts";

export const favouritesClient = ({ call }: ApiClient): FavouritesClient => ({
  favourites: (cursor) => call(calls.favourites, { query: { cursor } }, readFavouritePage),
  ids: call(calls.favouriteIds, {}, ({ ids }) => ids as readonly FoodId[]),
  star: (id, isOn) => {
    const request = { payload: { food_id: id } };
    return isOn ? call(calls.addFavourite, request, done) : call(calls.removeFavourite, request, done);
  },
  words: call(calls.words, {}, ({ items }) => items.map(readNamedFood)),
  putWord: (word, foodId) =>
    call(calls.putWord, { payload: { word: word.slice(0, 200), food_id: foodId } }, readNamedFood),
  removeWord: (word) => call(calls.removeWord, { payload: { word } }, done),
});
