import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import * as Effect from "effect/Effect";
import type { WireFood, WireFoodPage } from "../../http-contract/foods/foods.ts";
import { readFood, readFoodPage } from "../../http-contract/foods/decode.ts";
import { foodRefusals } from "../../http-contract/foods/problems.ts";
import type { WireOwnFoodPage } from "../../http-contract/own-foods/schemas.ts";
import { SignInNeeded, TooManyTries } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

/** As many as somebody looks through before typing. */
const OWN_LIMIT = 50;

export const makeHttpFoodsClient = (...how: HttpConnection): FoodsClient => {
  const wire = makeHttpTransport(...how);
  return {
    search: (text, limit, cursor) => {
      const query = new URLSearchParams({ query: text.slice(0, 200), limit: String(limit) });
      if (cursor !== undefined) query.set("cursor", cursor);
      return Effect.flatMap(
        wire({ method: "GET", path: `/api/services/foods?${query}` }),
        decodeResponse((body) => readFoodPage(body as WireFoodPage), { TooManyTries }),
      );
    },
    mine: Effect.flatMap(
      wire({ method: "GET", path: `/api/services/own-foods?limit=${OWN_LIMIT}` }),
      decodeResponse((body) => (body as WireOwnFoodPage).items.map(({ food }) => readFood(food)), { SignInNeeded }),
    ),
    dishes: Effect.flatMap(
      wire({ method: "GET", path: "/api/services/recipes/foods" }),
      decodeResponse((body) => (body as { readonly items: readonly WireFood[] }).items.map(readFood), { SignInNeeded }),
    ),
    food: (id) =>
      Effect.flatMap(
        wire({ method: "GET", path: `/api/services/foods/${encodeURIComponent(id)}` }),
        decodeResponse((body) => readFood(body as WireFood), foodRefusals),
      ),
  };
};
