import type { MemberId } from "@morsel/domain/identity";
import type { BmiLimits, OwnMeasurementType, OwnTypeId } from "@morsel/domain/measurements";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

export type MeasurementTypeNotFound = { readonly _tag: "MeasurementTypeNotFound"; readonly id: OwnTypeId };
/** It changed elsewhere since it was read; nothing was written. */
export type MeasurementTypeVersionConflict = {
  readonly _tag: "MeasurementTypeVersionConflict";
  readonly current: OwnMeasurementType;
};
export type MeasurementTypeTaken = { readonly _tag: "MeasurementTypeTaken"; readonly name: string };
export type MeasurementTypesAreFull = { readonly _tag: "MeasurementTypesAreFull"; readonly limit: number };

type Types<E = never> = Effect.Effect<readonly OwnMeasurementType[], E>;

/** What members measure beyond the given types, and by which limits they read their BMI. Writes answer all types that stand, by name. */
export interface MeasurementTypeStore {
  readonly all: (member: MemberId) => Types;
  /** W104: a new one has version 1; a changed one replaces the version before it. */
  readonly save: (
    member: MemberId,
    type: OwnMeasurementType,
  ) => Types<MeasurementTypeNotFound | MeasurementTypeVersionConflict | MeasurementTypeTaken | MeasurementTypesAreFull>;
  readonly remove: (member: MemberId, id: OwnTypeId) => Types<MeasurementTypeNotFound>;
  readonly restore: (
    member: MemberId,
    id: OwnTypeId,
  ) => Types<MeasurementTypeNotFound | MeasurementTypeTaken | MeasurementTypesAreFull>;
  /** M10, W106: those of everybody until others are chosen. */
  readonly bmiLimits: (member: MemberId) => Effect.Effect<BmiLimits>;
  readonly chooseBmiLimits: (member: MemberId, limits: BmiLimits) => Effect.Effect<void>;
}

export const MeasurementTypeStore = token<MeasurementTypeStore>("MeasurementTypeStore");
