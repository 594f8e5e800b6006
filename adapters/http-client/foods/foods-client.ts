import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import * as Effect from "effect/Effect";
import type { WireFood, WireFoodPage } from "../../http-contract/foods/foods.ts";
import { readFood, readFoodPage } from "../../http-contract/foods/decode.ts";
import { foodRefusals } from "../../http-contract/foods/problems.ts";
import { TooManyTries } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

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
    food: (id) =>
      Effect.flatMap(
        wire({ method: "GET", path: `/api/services/foods/${encodeURIComponent(id)}` }),
        decodeResponse((body) => readFood(body as WireFood), foodRefusals),
      ),
  };
};
