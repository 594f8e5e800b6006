import type { OwnFoodsClient } from "@morsel/application/own-foods/client/own-foods-client";
import type { FoodId } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import { diaryRefusals } from "../../http-contract/diary/problems.ts";
import { foodRefusals } from "../../http-contract/foods/problems.ts";
import {
  readFoodEdited,
  readOwnFood,
  readOwnFoodPage,
  writeDraft,
  writeReach,
} from "../../http-contract/own-foods/codec.ts";
import { ownFoodRefusals } from "../../http-contract/own-foods/problems.ts";
import type {
  WireEditCounts,
  WireFoodEdited,
  WireFoodIds,
  WireOwnFood,
  WireOwnFoodPage,
} from "../../http-contract/own-foods/schemas.ts";
import { FieldRefused, SignInNeeded } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const PATH = "/api/services/own-foods";
const { FoodNotFound } = foodRefusals;
const { EntryNotFound, EntryVersionConflict } = diaryRefusals;
const { OwnFoodNotFound, OwnFoodVersionConflict, OwnFoodsAreFull, ...submissionRefusals } = ownFoodRefusals;

const foodOf = (body: unknown) => readOwnFood(body as WireOwnFood);

/** Own foods over the wire. */
export const makeHttpOwnFoodsClient = (...how: HttpConnection): OwnFoodsClient => {
  const wire = makeHttpTransport(...how);
  const at = (id: FoodId) => `${PATH}/${encodeURIComponent(id)}`;
  const mark = (where: "removals" | "restorations", ids: readonly FoodId[]) =>
    Effect.flatMap(
      wire({ method: "POST", path: `${PATH}/${where}`, body: { ids } }),
      decodeResponse((body) => (body as WireFoodIds).ids as readonly FoodId[], { OwnFoodsAreFull, SignInNeeded }),
    );
  const submission = (method: "POST" | "DELETE", id: FoodId) =>
    Effect.flatMap(
      wire({ method, path: `${at(id)}/submission` }),
      decodeResponse(foodOf, { ...submissionRefusals, OwnFoodNotFound, OwnFoodVersionConflict, SignInNeeded }),
    );
  return {
    ownFoods: ({ sort, text, cursor }) => {
      const query = new URLSearchParams({ sort });
      if (text !== "") query.set("query", text.slice(0, 200));
      if (cursor !== undefined) query.set("cursor", cursor);
      return Effect.flatMap(
        wire({ method: "GET", path: `${PATH}?${query}` }),
        decodeResponse((body) => readOwnFoodPage(body as WireOwnFoodPage), { SignInNeeded }),
      );
    },
    ownFood: (id) =>
      Effect.flatMap(wire({ method: "GET", path: at(id) }), decodeResponse(foodOf, { OwnFoodNotFound, SignInNeeded })),
    counts: (id) =>
      Effect.flatMap(
        wire({ method: "GET", path: `${at(id)}/entries` }),
        decodeResponse(
          (body) => {
            const { all, from_today: fromToday } = body as WireEditCounts;
            return { all, fromToday };
          },
          { FoodNotFound, SignInNeeded },
        ),
      ),
    save: (id, { version, draft, reach }) =>
      Effect.flatMap(
        wire({ method: "POST", path: at(id), body: { version, ...writeDraft(draft), ...writeReach(reach) } }),
        decodeResponse((body) => readFoodEdited(body as WireFoodEdited), {
          OwnFoodNotFound,
          OwnFoodVersionConflict,
          OwnFoodsAreFull,
          FoodNotFound,
          EntryNotFound,
          EntryVersionConflict,
          FieldRefused,
          SignInNeeded,
        }),
      ),
    remove: (ids) => mark("removals", ids),
    restore: (ids) => mark("restorations", ids),
    submit: (id) => submission("POST", id),
    withdraw: (id) => submission("DELETE", id),
  };
};
