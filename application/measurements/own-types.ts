import * as Effect from "effect/Effect";
import type { MemberId } from "@morsel/domain/identity";
import {
  checkOwnType,
  type OwnMeasurementType,
  type OwnType,
  type OwnTypeId,
  type OwnTypeRefused,
  type MeasurementTypeNotFound,
  type MeasurementTypesAreFull,
  type MeasurementTypeTaken,
  type MeasurementTypeVersionConflict,
} from "@morsel/domain/measurements";
import { fromResult } from "../platform/from-result.ts";
import type { MeasurementTypeStore } from "./measurement-type-store.ts";

export type SaveOwnType = (request: {
  readonly member: MemberId;
  readonly id: OwnTypeId;
  readonly draft: OwnType;
  /** The version that was read; 0 for a new one. */
  readonly seen: number;
}) => Effect.Effect<
  readonly OwnMeasurementType[],
  | OwnTypeRefused
  | MeasurementTypeNotFound
  | MeasurementTypeVersionConflict
  | MeasurementTypeTaken
  | MeasurementTypesAreFull
>;

/** M3, W104: decided by the rules, then kept as the next version of the one that was read. */
export const makeSaveOwnType = (ports: { readonly types: MeasurementTypeStore }): SaveOwnType =>
  Effect.fn("SaveOwnType")(function* ({ member, id, draft, seen }) {
    return yield* ports.types.save(member, { id, ...(yield* fromResult(checkOwnType(draft))), version: seen + 1 });
  });
