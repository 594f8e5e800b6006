import type { BodyProfile } from "@morsel/domain/goals";
import type { Member } from "@morsel/domain/identity";
import type { WeightEntry } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { MeasurementStore } from "../measurements/measurement-store.ts";

/** What goals are computed of: what the member said last, and what was weighed last. */
export type GoalBasis = { readonly body: BodyProfile; readonly weighed?: Pick<WeightEntry, "date" | "kg"> };

export type ReadBasis = (member: Member) => Effect.Effect<GoalBasis>;

const bodyOf = ({ profile }: Pick<Member, "profile">): BodyProfile => ({
  sex: profile.sex,
  birthDate: profile.birthDate,
  heightCm: profile.heightCm,
  weightKg: profile.weightKg,
  goalWeightKg: profile.goalWeightKg,
  weeklyChangeKg: profile.weeklyChangeKg,
  activityLevel: profile.activityLevel,
});

export const makeReadBasis =
  (ports: { readonly measurements: MeasurementStore }): ReadBasis =>
  (member) =>
    Effect.map(ports.measurements.weights(member.id, { limit: 1 }), ([newest]) => ({
      body: bodyOf(member),
      ...(newest === undefined ? {} : { weighed: { date: newest.date, kg: newest.kg } }),
    }));
