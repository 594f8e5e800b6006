import type { FavouritesClient } from "@morsel/application/favourites/client/favourites-client";
import type { FoodId } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import { readFavouritePage, readNamedFood } from "../../http-contract/favourites/codec.ts";
import type {
  WireFavouriteIds,
  WireFavouritePage,
  WireNamedFood,
  WireNamedFoods,
} from "../../http-contract/favourites/favourites.ts";
import { favouriteRefusals } from "../../http-contract/favourites/problems.ts";
import { foodRefusals } from "../../http-contract/foods/problems.ts";
import { FieldRefused, SignInNeeded } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const PATH = "/api/services/favourites";
const { FoodNotFound } = foodRefusals;
const { FavouritesAreFull, OwnWordsAreFull } = favouriteRefusals;
const nothing = () => undefined;

/** Favourites and own words over the wire. */
export const makeHttpFavouritesClient = (...how: HttpConnection): FavouritesClient => {
  const wire = makeHttpTransport(...how);
  return {
    favourites: (cursor) =>
      Effect.flatMap(
        wire({ method: "GET", path: cursor === undefined ? PATH : `${PATH}?${new URLSearchParams({ cursor })}` }),
        decodeResponse((body) => readFavouritePage(body as WireFavouritePage), { SignInNeeded }),
      ),
    ids: Effect.flatMap(
      wire({ method: "GET", path: `${PATH}/ids` }),
      decodeResponse((body) => (body as WireFavouriteIds).ids as readonly FoodId[], { SignInNeeded }),
    ),
    star: (id, isOn) =>
      Effect.flatMap(
        wire({ method: "POST", path: isOn ? PATH : `${PATH}/remove`, body: { food_id: id } }),
        decodeResponse(nothing, { FoodNotFound, FavouritesAreFull, SignInNeeded }),
      ),
    words: Effect.flatMap(
      wire({ method: "GET", path: `${PATH}/words` }),
      decodeResponse((body) => (body as WireNamedFoods).items.map(readNamedFood), { SignInNeeded }),
    ),
    putWord: (word, foodId) =>
      Effect.flatMap(
        wire({ method: "POST", path: `${PATH}/words`, body: { word: word.slice(0, 200), food_id: foodId } }),
        decodeResponse((body) => readNamedFood(body as WireNamedFood), {
          FieldRefused,
          FoodNotFound,
          OwnWordsAreFull,
          SignInNeeded,
        }),
      ),
    removeWord: (word) =>
      Effect.flatMap(
        wire({ method: "POST", path: `${PATH}/words/remove`, body: { word } }),
        decodeResponse(nothing, { SignInNeeded }),
      ),
  };
};
