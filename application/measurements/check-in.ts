import type { Member } from "@morsel/domain/identity";
import {
  isMeasurementType,
  type BmiLimits,
  type Measurement,
  type OwnMeasurementType,
} from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { MeasurementStore } from "./measurement-store.ts";
import type { MeasurementTypeStore } from "./measurement-type-store.ts";

/** What a check-in begins with. */
export type CheckIn = {
  /** Of each type that the member has, what was measured last. */
  readonly last: readonly Measurement[];
  /** By name. */
  readonly types: readonly OwnMeasurementType[];
  readonly bmiLimits: BmiLimits;
  /** What the formulas need beside measurements; the height that was told at sign-up counts until one is measured. */
  readonly body: Pick<Member["profile"], "sex" | "heightCm" | "goalWeightKg">;
};

export type ReadCheckIn = (member: Member) => Effect.Effect<CheckIn>;

/** W106: with the limits of the BMI. What was measured of a type that the member has deleted is kept for when it comes back, and not shown. */
export const makeReadCheckIn = (ports: {
  readonly measurements: MeasurementStore;
  readonly types: MeasurementTypeStore;
}): ReadCheckIn =>
  Effect.fn("ReadCheckIn")(function* ({ id, profile: { sex, heightCm, goalWeightKg } }) {
    const types = yield* ports.types.all(id);
    const own = new Set<string>(types.map((type) => type.id));
    const last = (yield* ports.measurements.lastOfEach(id)).filter(
      ({ type }) => isMeasurementType(type) || own.has(type),
    );
    const bmiLimits = yield* ports.types.bmiLimits(id);
    return { last, types, bmiLimits, body: { sex, heightCm, goalWeightKg } };
  });
