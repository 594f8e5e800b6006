import type { MealsClient } from "@morsel/application/meals/client/meals-client";
import type { MealLink } from "@morsel/application/meals/share-meal";
import type { MealId } from "@morsel/domain/diary";
import * as Effect from "effect/Effect";
import { diaryRefusals } from "../../http-contract/diary/problems.ts";
import { foodRefusals } from "../../http-contract/foods/problems.ts";
import { readMeal, readMealPage, readSharedMeal, writeItemRequest } from "../../http-contract/meals/codec.ts";
import { mealRefusals } from "../../http-contract/meals/problems.ts";
import type { WireMeal, WireMealPage, WireSharedMeal } from "../../http-contract/meals/schemas.ts";
import { FieldRefused, SignInNeeded } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const PATH = "/api/services/meals";
const { FoodNotFound } = foodRefusals;
const { ServingUnknown } = diaryRefusals;
const { MealNotFound, MealVersionConflict, SharedMealNotFound } = mealRefusals;
const itemsRefused = { FieldRefused, FoodNotFound, ServingUnknown, SignInNeeded };

const mealOf = (body: unknown) => readMeal(body as WireMeal);
const linkOf = (body: unknown) => body as MealLink;

/** Saved meals over the wire. */
export const makeHttpMealsClient = (...how: HttpConnection): MealsClient => {
  const wire = makeHttpTransport(...how);
  const at = (id: MealId) => `${PATH}/${id}`;
  const link = (method: "GET" | "POST" | "DELETE", id: MealId) =>
    Effect.flatMap(wire({ method, path: `${at(id)}/link` }), decodeResponse(linkOf, { MealNotFound, SignInNeeded }));
  return {
    meals: ({ sort, text, cursor }) => {
      const query = new URLSearchParams({ sort });
      if (text !== "") query.set("query", text.slice(0, 200));
      if (cursor !== undefined) query.set("cursor", cursor);
      return Effect.flatMap(
        wire({ method: "GET", path: `${PATH}?${query}` }),
        decodeResponse((body) => readMealPage(body as WireMealPage), { SignInNeeded }),
      );
    },
    meal: (id) =>
      Effect.flatMap(wire({ method: "GET", path: at(id) }), decodeResponse(mealOf, { MealNotFound, SignInNeeded })),
    save: (id, { slot, items, ...meal }) =>
      Effect.flatMap(
        wire({
          method: "POST",
          path: PATH,
          body: { id, ...meal, ...(slot === undefined ? {} : { meal: slot }), items: items.map(writeItemRequest) },
        }),
        decodeResponse(mealOf, itemsRefused),
      ),
    change: (id, { items, ...change }) =>
      Effect.flatMap(
        wire({
          method: "PATCH",
          path: at(id),
          body: { ...change, ...(items === undefined ? {} : { items: items.map(writeItemRequest) }) },
        }),
        decodeResponse(mealOf, { ...itemsRefused, MealNotFound, MealVersionConflict }),
      ),
    remove: (id) =>
      Effect.flatMap(wire({ method: "DELETE", path: at(id) }), decodeResponse(mealOf, { MealNotFound, SignInNeeded })),
    link: (id) => link("GET", id),
    share: (id) => link("POST", id),
    unshare: (id) => link("DELETE", id),
    shared: (token) =>
      Effect.flatMap(
        wire({ method: "GET", path: `/api/services/shared-meals/${encodeURIComponent(token)}` }),
        decodeResponse((body) => readSharedMeal(body as WireSharedMeal), { SharedMealNotFound, SignInNeeded }),
      ),
    copyShared: (id, token) =>
      Effect.flatMap(
        wire({ method: "POST", path: `${PATH}/copies`, body: { id, token } }),
        decodeResponse(mealOf, { SharedMealNotFound, SignInNeeded }),
      ),
    restore: (id) =>
      Effect.flatMap(
        wire({ method: "POST", path: `${at(id)}/restore` }),
        decodeResponse(mealOf, { MealNotFound, SignInNeeded }),
      ),
  };
};
