import type { CalendarDate } from "@morsel/domain/calendar";
import {
  changeGoals,
  checkProfile,
  energyPlan,
  ENERGY_FLOOR,
  isChangeDone,
  type BodyProfile,
  type Goals,
  type GoalsChange,
  type GoalsRefused,
  type ProfileRefused,
} from "@morsel/domain/goals";
import type { Member } from "@morsel/domain/identity";
import { isMeasurementId, measurement, weightDirection } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import * as Equal from "effect/Equal";
import type { MemberToday } from "../diary-settings/member-today.ts";
import type { MeasurementStore } from "../measurements/measurement-store.ts";
import { weightOn } from "../measurements/weights-on.ts";
import { fromResult } from "../platform/from-result.ts";
import type { Ids } from "../platform/ids.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import type { GoalsVersionConflict, GoalStore } from "./goal-store.ts";
import { makeGoalsStart } from "./goals-start.ts";

export type ChangeBodyRequest = {
  readonly member: Member;
  /** The version of the goals that was read. */
  readonly version: number;
  readonly body: BodyProfile;
  /** Today where the member lives, when absent or past. */
  readonly from?: CalendarDate;
  /** The energy stays as it is, whatever the sum says now. */
  readonly keepsEnergy?: boolean;
};

export type ChangeBody = (
  request: ChangeBodyRequest,
) => Effect.Effect<Goals, GoalsRefused | ProfileRefused | GoalsVersionConflict | FieldRefused>;

/** W124, W431: what is known of the body and the goals change together. Every day gets the energy of the sum, at the split that it had (G15). */
export const makeChangeBody = (ports: {
  readonly goals: GoalStore;
  readonly measurements: MeasurementStore;
  readonly today: MemberToday;
  readonly ids: Ids;
}): ChangeBody => {
  const startOf = makeGoalsStart(ports);
  /** W431: undefined where it is what the scale said last. */
  const weighingOf = Effect.fnUntraced(function* (member: Member, value: number, date: CalendarDate) {
    if (weightDirection(value - (yield* weightOn(ports, member, date))) === "even") return undefined;
    const id = yield* ports.ids.next;
    if (!isMeasurementId(id)) return yield* Effect.die(new Error(`Not a UUID: ${id}`));
    return yield* Effect.orDie(fromResult(measurement({ id, type: "Weight", date, value, version: 1 })));
  });
  return Effect.fn("ChangeBody")(function* ({ member, version, body, from, keepsEnergy = false }) {
    const { today, start, current } = yield* startOf(member, from);
    const profile = { ...member.profile, ...body };
    yield* fromResult(checkProfile(profile, today));
    const plan = yield* fromResult(energyPlan(profile, today));
    const change: GoalsChange = keepsEnergy ? {} : { energy: plan.energy };
    const floor = ENERGY_FLOOR[body.sex];
    if (Equal.equals(profile, member.profile) && isChangeDone(current, version, change, floor)) return current;
    if (current.version !== version)
      return yield* Effect.fail<GoalsVersionConflict>({ _tag: "GoalsVersionConflict", current });
    const next = yield* fromResult(changeGoals(current, change, start, floor));
    yield* ports.goals.put(member.id, next, body, yield* weighingOf(member, body.weightKg, today));
    return next;
  });
};
