import type { MemberToday } from "../diary-settings/member-today.ts";
import type { Entitlements } from "../eligibility/entitlements.ts";
import type { MeasurementStore } from "../measurements/measurement-store.ts";
import type { Ids } from "../platform/ids.ts";
import { token } from "../platform/token.ts";
import { makeChangeBody } from "./change-body.ts";
import { makeChangeGoals } from "./change-goals.ts";
import type { GoalStore } from "./goal-store.ts";
import { makeReadBasis } from "./read-basis.ts";
import { makeReadPlans } from "./read-plans.ts";
import { makeCancelPlan } from "./cancel-plan.ts";

export type GoalsPorts = {
  readonly goals: GoalStore;
  readonly measurements: MeasurementStore;
  readonly today: MemberToday;
  readonly ids: Ids;
  readonly entitlements: Entitlements;
};

/** All that can be done with goals. */
export const makeGoalsUseCases = (ports: GoalsPorts) => ({
  changeGoals: makeChangeGoals(ports),
  changeBody: makeChangeBody(ports),
  readBasis: makeReadBasis(ports),
  readPlans: makeReadPlans(ports),
  takeBackPlan: makeCancelPlan(ports),
});

export type GoalsUseCases = ReturnType<typeof makeGoalsUseCases>;
export const GoalsUseCases = token<GoalsUseCases>("GoalsUseCases");
