import type { MyFoods } from "@morsel/application/foods/client/foods-client";
import type { FoodUnknown } from "@morsel/application/diary/client/diary-client";
import * as Effect from "effect/Effect";
import type { WireFood, WireFoodPage } from "../../http-contract/foods/foods.ts";
import { readFood, readFoodPage } from "../../http-contract/foods/decode.ts";
import { answered, makeWire, tooManyTries } from "../transport/http-transport.ts";

export const makeHttpMyFoods = (...how: Parameters<typeof makeWire>): MyFoods => {
  const wire = makeWire(...how);
  return {
    search: (text, limit, cursor) => {
      const query = new URLSearchParams({ query: text.slice(0, 200), limit: String(limit) });
      if (cursor !== undefined) query.set("cursor", cursor);
      return Effect.flatMap(
        wire({ method: "GET", path: `/api/services/foods?${query}` }),
        answered((body) => readFoodPage(body as WireFoodPage), { TooManyTries: tooManyTries }),
      );
    },
    food: (id) =>
      Effect.flatMap(
        wire({ method: "GET", path: `/api/services/foods/${encodeURIComponent(id)}` }),
        answered((body) => readFood(body as WireFood), {
          FoodUnknown: (): FoodUnknown => ({ _tag: "FoodUnknown", id }),
        }),
      ),
  };
};
