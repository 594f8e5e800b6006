import type { GoalsClient } from "@morsel/application/goals/client/goals-client";
import type { Goals } from "@morsel/domain/goals";
import * as Effect from "effect/Effect";
import type { WireGoalPlans, WireGoals, WireGoalsChange } from "../../http-contract/goals/goals.ts";
import type { WireGoalBasis } from "../../http-contract/goals/body.ts";
import { readWeek } from "../../http-contract/goals/week-codec.ts";
import type { WireStreak, WireWeek } from "../../http-contract/goals/week.ts";
import { readBasis, writeBodyChange } from "../../http-contract/goals/body-codec.ts";
import { FieldRefused, SignInNeeded } from "../../http-contract/shared/problems.ts";
import { goalsRefusals } from "../../http-contract/goals/problems.ts";
import { readGoals, readPlans, writeGoals } from "../../http-contract/goals/codec.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

/** `goals.version` is one more than what was seen; the wire names what was seen. */
const changeTo = (goals: Goals): WireGoalsChange => ({
  ...writeGoals(goals),
  version: goals.version - 1,
  meal_shares: goals.mealShares ?? null,
});

const { GoalsVersionConflict } = goalsRefusals;

const PATH = "/api/services/goals";
const goalsOf = (body: unknown): Goals => readGoals(body as WireGoals);
const refused = { GoalsVersionConflict, FieldRefused, SignInNeeded };

export const makeHttpGoalsClient = (...how: HttpConnection): GoalsClient => {
  const wire = makeHttpTransport(...how);
  return {
    basis: Effect.flatMap(
      wire({ method: "GET", path: `${PATH}/body` }),
      decodeResponse((body) => readBasis(body as WireGoalBasis), { SignInNeeded }),
    ),
    on: (date) =>
      Effect.flatMap(wire({ method: "GET", path: `${PATH}?date=${date}` }), decodeResponse(goalsOf, { SignInNeeded })),
    put: (goals) =>
      Effect.flatMap(
        wire({ method: "PATCH", path: PATH, body: changeTo(goals) }),
        decodeResponse(() => undefined, refused),
      ),
    changeBody: (change) =>
      Effect.flatMap(
        wire({ method: "PATCH", path: `${PATH}/body`, body: writeBodyChange(change) }),
        decodeResponse(goalsOf, refused),
      ),
    streak: Effect.flatMap(
      wire({ method: "GET", path: `${PATH}/streak` }),
      decodeResponse((body) => (body as WireStreak).days, { SignInNeeded }),
    ),
    week: Effect.flatMap(
      wire({ method: "GET", path: `${PATH}/week` }),
      decodeResponse((body) => readWeek(body as WireWeek), { SignInNeeded }),
    ),
    plans: (cursor) =>
      Effect.flatMap(
        wire({
          method: "GET",
          path: cursor === undefined ? `${PATH}/plans` : `${PATH}/plans?cursor=${encodeURIComponent(cursor)}`,
        }),
        decodeResponse((body) => readPlans(body as WireGoalPlans), { SignInNeeded }),
      ),
    takeBack: (effectiveFrom, version) =>
      Effect.flatMap(
        wire({ method: "DELETE", path: `${PATH}/plans/${effectiveFrom}?version=${version}` }),
        decodeResponse(goalsOf, refused),
      ),
  };
};
