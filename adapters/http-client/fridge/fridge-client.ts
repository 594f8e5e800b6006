import type { FridgeClient } from "@morsel/application/fridge/client/fridge-client";
import * as Effect from "effect/Effect";
import { diaryRefusals } from "../../http-contract/diary/problems.ts";
import { foodRefusals } from "../../http-contract/foods/problems.ts";
import { readFridge, writeSplit, writeTake } from "../../http-contract/fridge/codec.ts";
import { fridgeRefusals } from "../../http-contract/fridge/problems.ts";
import type { WireFridge } from "../../http-contract/fridge/schemas.ts";
import { householdRefusals } from "../../http-contract/household/problems.ts";
import { FieldRefused, SignInNeeded } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const PATH = "/api/services/fridge";
const { DishHasLess, DishNotFound, DishVersionConflict, FridgeIsFull, PortionNotFound } = fridgeRefusals;
const { DayIsFull, ServingUnknown } = diaryRefusals;
const { FoodNotFound } = foodRefusals;
const { HouseholdNotFound } = householdRefusals;

const fridgeOf = (body: unknown) => readFridge(body as WireFridge);

/** The fridge over the wire. */
export const makeHttpFridgeClient = (...how: HttpConnection): FridgeClient => {
  const wire = makeHttpTransport(...how);
  return {
    fridge: Effect.flatMap(wire({ method: "GET", path: PATH }), decodeResponse(fridgeOf, { SignInNeeded })),
    split: (request) =>
      Effect.flatMap(
        wire({ method: "POST", path: PATH, body: writeSplit(request) }),
        decodeResponse(fridgeOf, {
          HouseholdNotFound,
          FoodNotFound,
          ServingUnknown,
          FieldRefused,
          DishHasLess,
          FridgeIsFull,
          DayIsFull,
          SignInNeeded,
        }),
      ),
    take: (request) =>
      Effect.flatMap(
        wire({ method: "POST", path: `${PATH}/${request.dish}/portions`, body: writeTake(request) }),
        decodeResponse(fridgeOf, {
          DishNotFound,
          DishVersionConflict,
          DishHasLess,
          ServingUnknown,
          FieldRefused,
          DayIsFull,
          SignInNeeded,
        }),
      ),
    throwAway: (dish, version, isThrownAway) =>
      Effect.flatMap(
        wire({ method: "PATCH", path: `${PATH}/${dish}`, body: { version, thrown_away: isThrownAway } }),
        decodeResponse(fridgeOf, { DishNotFound, DishVersionConflict, SignInNeeded }),
      ),
    accept: (id) =>
      Effect.flatMap(
        wire({ method: "POST", path: `${PATH}/portions/${id}` }),
        decodeResponse(fridgeOf, { PortionNotFound, DayIsFull, SignInNeeded }),
      ),
    giveBack: (id) =>
      Effect.flatMap(
        wire({ method: "DELETE", path: `${PATH}/portions/${id}` }),
        decodeResponse(fridgeOf, { PortionNotFound, SignInNeeded }),
      ),
  };
};
