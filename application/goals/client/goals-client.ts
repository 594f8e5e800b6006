import type { PremiumNeeded } from "../../eligibility/entitlements.ts";
import type { FieldRefused, RetryableRefusal } from "../../platform/refusals.ts";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Week, BodyProfile, Goals } from "@morsel/domain/goals";
import type { Effect } from "effect";
import type { GoalsVersionConflict } from "../goal-store.ts";
import type { GoalBasis } from "../read-basis.ts";
import type { GoalPlans } from "../read-plans.ts";
import { token } from "../../platform/token.ts";

/** The member's body data, answered again (W124). */
export type BodyChange = {
  /** The version of the goals that was read. */
  readonly version: number;
  readonly body: BodyProfile;
  readonly from: CalendarDate;
  readonly keepsEnergy: boolean;
};

export interface GoalsClient {
  /** Inputs of the goals' computation, which also set the floor (G1). */
  readonly basis: Effect.Effect<GoalBasis, RetryableRefusal>;
  readonly on: (date: CalendarDate) => Effect.Effect<Goals, RetryableRefusal>;
  readonly put: (
    goals: Goals,
  ) => Effect.Effect<void, GoalsVersionConflict | FieldRefused | PremiumNeeded | RetryableRefusal>;
  readonly changeBody: (
    change: BodyChange,
  ) => Effect.Effect<Goals, GoalsVersionConflict | FieldRefused | RetryableRefusal>;
  /** D22: how many days in a row were tracked. */
  readonly streak: Effect.Effect<number, RetryableRefusal>;
  /** G23: the week as a ledger. */
  readonly week: Effect.Effect<Week, RetryableRefusal>;
  /** W121: the latest first; `cursor` is `next` of the page before. */
  readonly plans: (cursor?: string) => Effect.Effect<GoalPlans, FieldRefused | RetryableRefusal>;
  /** W122: `version` is the one that was read. Answers what holds on that day now. */
  readonly takeBack: (
    effectiveFrom: CalendarDate,
    version: number,
  ) => Effect.Effect<Goals, GoalsVersionConflict | FieldRefused | RetryableRefusal>;
}

export const GoalsClient = token<GoalsClient>("GoalsClient");
