import type { GoalsVersionConflict } from "@morsel/application/goals/goal-store";
import type { GoalsClient } from "@morsel/application/goals/client/goals-client";
import type { Goals } from "@morsel/domain/goals";
import type { Sex } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { WireGoals, WireGoalsChange } from "../../http-contract/goals/goals.ts";
import type { WireProblem } from "../../http-contract/shared/problems.ts";
import type { WireUser } from "../../http-contract/identity/users.ts";
import { readGoals, writeGoals } from "../../http-contract/goals/codec.ts";
import {
  decodeResponse,
  fieldRefused,
  type HttpConnection,
  makeHttpTransport,
  signInNeeded,
} from "../transport/http-transport.ts";

/** `goals.version` is one more than what was seen; the wire names what was seen. */
const changeTo = (goals: Goals): WireGoalsChange => ({
  ...writeGoals(goals),
  version: goals.version - 1,
  meal_shares: goals.mealShares ?? null,
});

const goalsVersionConflict = (problem: WireProblem): GoalsVersionConflict => ({
  _tag: "GoalsVersionConflict",
  current: readGoals(problem["current"] as WireGoals),
});

const sexIn = ({ profiles: [main] }: Pick<WireUser, "profiles">): Sex => {
  if (main === undefined) throw new TypeError("a user without a profile");
  return main.sex;
};

export const makeHttpGoalsClient = (...how: HttpConnection): GoalsClient => {
  const wire = makeHttpTransport(...how);
  return {
    sex: Effect.flatMap(
      wire({ method: "GET", path: "/api/services/users?fields=profiles" }),
      decodeResponse((body) => sexIn(body as Pick<WireUser, "profiles">), { SignInNeeded: signInNeeded }),
    ),
    on: (date) =>
      Effect.flatMap(
        wire({ method: "GET", path: `/api/services/goals?date=${date}` }),
        decodeResponse((body) => readGoals(body as WireGoals), { SignInNeeded: signInNeeded }),
      ),
    put: (goals) =>
      Effect.flatMap(
        wire({ method: "PATCH", path: "/api/services/goals", body: changeTo(goals) }),
        decodeResponse(() => undefined, {
          GoalsVersionConflict: goalsVersionConflict,
          FieldRefused: fieldRefused,
          BadInput: fieldRefused,
          SignInNeeded: signInNeeded,
        }),
      ),
  };
};
