import type { Member } from "@morsel/domain/identity";
import { isTypeOf, type MeasuredBody, type OwnMeasurementType } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { MemberToday } from "../diary-settings/member-today.ts";
import type { MeasurementStore } from "./measurement-store.ts";
import type { MeasurementTypeStore } from "./measurement-type-store.ts";
import type { StepGoal } from "./step-goal.ts";

/** First data of a check-in. */
export type CheckIn = MeasuredBody & {
  /** By name. */
  readonly types: readonly OwnMeasurementType[];
  /** The member's goals. */
  readonly goals: { readonly weightKg: number; readonly steps?: number };
};

export type ReadCheckIn = (member: Member) => Effect.Effect<CheckIn>;

export type CheckInPorts = {
  readonly measurements: MeasurementStore;
  readonly types: MeasurementTypeStore;
  readonly stepGoal: StepGoal;
  readonly today: MemberToday;
};

/** W106: with the limits of the BMI. What was measured of a type that the member has deleted is kept for when it comes back, and not shown. */
export const makeReadCheckIn = (ports: CheckInPorts): ReadCheckIn =>
  Effect.fn("ReadCheckIn")(function* (member) {
    const { id, profile } = member;
    const types = yield* ports.types.all(id);
    const all = yield* ports.measurements.lastOfEach(id);
    const today = yield* ports.today(member);
    const steps = yield* ports.stepGoal(id, today);
    return {
      last: all.filter(({ type }) => isTypeOf(types, type)),
      types,
      bmiLimits: yield* ports.types.bmiLimits(id),
      body: { sex: profile.sex, heightCm: profile.heightCm },
      goals: { weightKg: profile.goalWeightKg, ...(steps === undefined ? {} : { steps }) },
    };
  });
