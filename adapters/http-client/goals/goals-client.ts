import type { GoalsClient } from "@morsel/application/goals/client/goals-client";
import type { Goals } from "@morsel/domain/goals";
import type { Sex } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { WireGoals, WireGoalsChange } from "../../http-contract/goals/goals.ts";
import { FieldRefused, SignInNeeded } from "../../http-contract/shared/problems.ts";
import { goalsRefusals } from "../../http-contract/goals/problems.ts";
import type { WireUser } from "../../http-contract/identity/users.ts";
import { readGoals, writeGoals } from "../../http-contract/goals/codec.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

/** `goals.version` is one more than what was seen; the wire names what was seen. */
const changeTo = (goals: Goals): WireGoalsChange => ({
  ...writeGoals(goals),
  version: goals.version - 1,
  meal_shares: goals.mealShares ?? null,
});

const { GoalsVersionConflict } = goalsRefusals;

const sexIn = ({ profiles: [main] }: Pick<WireUser, "profiles">): Sex => {
  if (main === undefined) throw new TypeError("a user without a profile");
  return main.sex;
};

export const makeHttpGoalsClient = (...how: HttpConnection): GoalsClient => {
  const wire = makeHttpTransport(...how);
  return {
    sex: Effect.flatMap(
      wire({ method: "GET", path: "/api/services/users?fields=profiles" }),
      decodeResponse((body) => sexIn(body as Pick<WireUser, "profiles">), { SignInNeeded }),
    ),
    on: (date) =>
      Effect.flatMap(
        wire({ method: "GET", path: `/api/services/goals?date=${date}` }),
        decodeResponse((body) => readGoals(body as WireGoals), { SignInNeeded }),
      ),
    put: (goals) =>
      Effect.flatMap(
        wire({ method: "PATCH", path: "/api/services/goals", body: changeTo(goals) }),
        decodeResponse(() => undefined, { GoalsVersionConflict, FieldRefused, SignInNeeded }),
      ),
  };
};
