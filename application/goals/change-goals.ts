import type { CalendarDate } from "@morsel/domain/calendar";
import {
  changeGoals,
  ENERGY_FLOOR,
  asksMealShares,
  isChangeDone,
  type Goals,
  type GoalsChange,
  type GoalsRefused,
} from "@morsel/domain/goals";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemberToday } from "../diary-settings/member-today.ts";
import { fromResult } from "../platform/from-result.ts";
import { needFeature, type Entitlements, type PremiumNeeded } from "../eligibility/entitlements.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import type { GoalsVersionConflict, GoalStore } from "./goal-store.ts";
import { makeGoalsStart } from "./goals-start.ts";

export type ChangeGoalsRequest = {
  readonly member: Member;
  /** The version that was read. */
  readonly version: number;
  readonly change: GoalsChange;
  /** Today where the member lives, when absent or past. */
  readonly from?: CalendarDate;
};

export type ChangeGoals = (
  request: ChangeGoalsRequest,
) => Effect.Effect<Goals, GoalsRefused | GoalsVersionConflict | FieldRefused | PremiumNeeded>;

/** W120: from today on at the earliest; no change of goals reaches a day that is past. */
export const makeChangeGoals = (ports: {
  readonly goals: GoalStore;
  readonly today: MemberToday;
  readonly entitlements: Entitlements;
}): ChangeGoals => {
  const startOf = makeGoalsStart(ports);
  return Effect.fn("ChangeGoals")(function* ({ member, version, change, from }) {
    const { start, current } = yield* startOf(member, from);
    const floor = ENERGY_FLOOR[member.profile.sex];
    if (isChangeDone(current, version, change, floor)) return current;
    if (current.version !== version)
      return yield* Effect.fail<GoalsVersionConflict>({ _tag: "GoalsVersionConflict", current });
    // ME23: shares that stand stay, and are taken away, without premium.
    if (asksMealShares(current, change)) yield* needFeature(ports.entitlements, member, "per_meal_goals");
    const next = yield* fromResult(changeGoals(current, change, start, floor));
    yield* ports.goals.put(member.id, next);
    return next;
  });
};
