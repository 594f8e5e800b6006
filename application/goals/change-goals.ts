import type { CalendarDate } from "@morsel/domain/calendar";
import { changeGoals, ENERGY_FLOOR, type Goals, type GoalsChange, type GoalsRefused } from "@morsel/domain/goals";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Clock } from "../ports/clock.ts";
import type { GoalsMoved, GoalStore } from "../ports/goal-store.ts";
import type { MemberStore } from "../ports/member-store.ts";
import { fromResult } from "../support/from-result.ts";
import { localDate } from "../support/local-date.ts";

export type ChangeGoalsRequest = {
  readonly member: MemberId;
  /** The version that was seen. */
  readonly version: number;
  readonly change: GoalsChange;
  /** Today where the member lives, when absent or past. */
  readonly from?: CalendarDate;
};

export type ChangeGoals = (request: ChangeGoalsRequest) => Effect.Effect<Goals, GoalsRefused | GoalsMoved>;

const latest = (...dates: readonly CalendarDate[]): CalendarDate => dates.reduce((a, b) => (a < b ? b : a));

/** From today on at the earliest: no change of goals reaches a day that is past. */
export const makeChangeGoals = (ports: {
  readonly goals: GoalStore;
  readonly members: MemberStore;
  readonly clock: Clock;
}): ChangeGoals =>
  Effect.fn("ChangeGoals")(function* ({ member, version, change, from }) {
    const found = yield* ports.members.byId(member);
    if (found === undefined) return yield* Effect.die(new Error(`No member ${member}`));
    const today = localDate(yield* ports.clock.now, found.profile.timeZone);
    const wanted = latest(today, from ?? today);
    const current = yield* ports.goals.on(member, wanted);
    if (current === undefined) return yield* Effect.die(new Error(`Member ${member} has no goals`));
    if (current.version !== version) return yield* Effect.fail<GoalsMoved>({ _tag: "GoalsMoved", current });
    // Who joined where it was tomorrow already and travelled west has goals that are about to begin.
    const start = latest(wanted, current.effectiveFrom);
    const next = yield* fromResult(changeGoals(current, change, start, ENERGY_FLOOR[found.profile.sex]));
    yield* ports.goals.put(member, next);
    return next;
  });
