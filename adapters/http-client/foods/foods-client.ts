import { MOST_LOOKED_THROUGH, type FoodsClient } from "@morsel/application/foods/client/foods-client";
import type { Food } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import type { WireFood, WireFoodPage } from "../../http-contract/foods/foods.ts";
import { readFood, readFoodPage } from "../../http-contract/foods/decode.ts";
import { foodRefusals } from "../../http-contract/foods/problems.ts";
import type { WireOwnFoodPage } from "../../http-contract/own-foods/schemas.ts";
import { SignInNeeded, TooManyTries } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const AT_ONCE = 50;

export const makeHttpFoodsClient = (...how: HttpConnection): FoodsClient => {
  const wire = makeHttpTransport(...how);
  /** Page behind page, by cursor. */
  const whole = <Item>(path: string, foodOf: (item: Item) => Food, cursor?: string, read = 0): FoodsClient["mine"] =>
    Effect.flatMap(
      Effect.flatMap(
        wire({
          method: "GET",
          path: `${path}?${new URLSearchParams({ limit: `${AT_ONCE}`, ...(cursor === undefined ? {} : { cursor }) })}`,
        }),
        decodeResponse((body) => body as { readonly items: readonly Item[]; readonly next: string | null }, {
          SignInNeeded,
        }),
      ),
      ({ items, next }) => {
        const foods = items.map(foodOf);
        const isEnd = next === null || read + AT_ONCE >= MOST_LOOKED_THROUGH;
        return isEnd
          ? Effect.succeed(foods)
          : Effect.map(whole(path, foodOf, next, read + AT_ONCE), (others) => [...foods, ...others]);
      },
    );
  return {
    search: (text, limit, cursor) => {
      const query = new URLSearchParams({ query: text.slice(0, 200), limit: String(limit) });
      if (cursor !== undefined) query.set("cursor", cursor);
      return Effect.flatMap(
        wire({ method: "GET", path: `/api/services/foods?${query}` }),
        decodeResponse((body) => readFoodPage(body as WireFoodPage), { TooManyTries }),
      );
    },
    mine: whole<WireOwnFoodPage["items"][number]>("/api/services/own-foods", ({ food }) => readFood(food)),
    dishes: whole<WireFood>("/api/services/recipes/foods", readFood),
    food: (id) =>
      Effect.flatMap(
        wire({ method: "GET", path: `/api/services/foods/${encodeURIComponent(id)}` }),
        decodeResponse((body) => readFood(body as WireFood), foodRefusals),
      ),
  };
};
