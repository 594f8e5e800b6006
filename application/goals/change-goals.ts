import type { CalendarDate } from "@morsel/domain/calendar";
import { changeGoals, ENERGY_FLOOR, type Goals, type GoalsChange, type GoalsRefused } from "@morsel/domain/goals";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import * as Equal from "effect/Equal";
import type { Clock } from "../platform/clock.ts";
import type { DiarySettingsStore } from "../diary-settings/diary-settings-store.ts";
import type { GoalsVersionConflict, GoalStore } from "./goal-store.ts";
import { fromResult } from "../platform/from-result.ts";
import { makeMemberToday } from "../diary-settings/member-today.ts";

export type ChangeGoalsRequest = {
  readonly member: Member;
  /** The version that was seen. */
  readonly version: number;
  readonly change: GoalsChange;
  /** Today where the member lives, when absent or past. */
  readonly from?: CalendarDate;
};

export type ChangeGoals = (request: ChangeGoalsRequest) => Effect.Effect<Goals, GoalsRefused | GoalsVersionConflict>;

const latest = (...dates: readonly CalendarDate[]): CalendarDate => dates.reduce((a, b) => (a < b ? b : a));

/** All that goals say, but for their place in the history. */
const said = ({ effectiveFrom: _from, version: _version, ...goals }: Goals) => goals;

/** W6: the version after the one that was seen, and the change would change nothing: its answer got lost. */
const isDone = (current: Goals, request: ChangeGoalsRequest, floor: number): boolean => {
  if (current.version !== request.version + 1) return false;
  const again = changeGoals(current, request.change, current.effectiveFrom, floor);
  return again.ok && Equal.equals(said(again.value), said(current));
};

/** From today on at the earliest: no change of goals reaches a day that is past. */
export const makeChangeGoals = (ports: {
  readonly goals: GoalStore;
  readonly settings: DiarySettingsStore;
  readonly clock: Clock;
}): ChangeGoals => {
  const todayOf = makeMemberToday(ports);
  return Effect.fn("ChangeGoals")(function* (request) {
    const { member, version, change, from } = request;
    const today = yield* todayOf(member);
    const wanted = latest(today, from ?? today);
    const current = yield* ports.goals.on(member.id, wanted);
    if (current === undefined) return yield* Effect.die(new Error(`Member ${member.id} has no goals`));
    const floor = ENERGY_FLOOR[member.profile.sex];
    if (isDone(current, request, floor)) return current;
    if (current.version !== version)
      return yield* Effect.fail<GoalsVersionConflict>({ _tag: "GoalsVersionConflict", current });
    // Who joined where it was tomorrow already and travelled west has goals that are about to begin.
    const start = latest(wanted, current.effectiveFrom);
    const next = yield* fromResult(changeGoals(current, change, start, floor));
    yield* ports.goals.put(member.id, next);
    return next;
  });
};
