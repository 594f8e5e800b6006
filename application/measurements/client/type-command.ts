import { byTypeName, type OwnMeasurementType } from "@morsel/domain/measurements";
import type { Effect } from "effect";
import type { MeasurementsClient } from "./measurements-client.ts";

/** A type of a member's own that is saved as the next version of `before`, deleted, or brought back. */
export type TypeCommand = {
  readonly kind: "saveType" | "deleteType" | "restoreType";
  /** A UUID, made with the command. */
  readonly id: string;
  readonly type: OwnMeasurementType;
  readonly before?: OwnMeasurementType;
};

/** W104: all own types as they are after a command; where it is done already it changes nothing. */
export const projectTypes = (
  all: readonly OwnMeasurementType[],
  { kind, type }: Pick<TypeCommand, "kind" | "type">,
): readonly OwnMeasurementType[] => {
  const known = all.find(({ id }) => id === type.id);
  const others = all.filter(({ id }) => id !== type.id);
  if (kind === "deleteType") return others;
  return known !== undefined && known.version >= type.version ? all : [...others, type].toSorted(byTypeName);
};

/** W104: the command that takes another one back; undefined where it was changed since. */
export const invertType = (
  { kind, type, before }: TypeCommand,
  all: readonly OwnMeasurementType[],
  newId: () => string,
): TypeCommand | undefined => {
  const current = all.find(({ id }) => id === type.id);
  if (kind === "deleteType") return current === undefined ? { kind: "restoreType", id: newId(), type } : undefined;
  if (current?.version !== type.version) return undefined;
  return before === undefined
    ? { kind: "deleteType", id: newId(), type }
    : { kind: "saveType", id: newId(), type: { ...before, version: type.version + 1 }, before: type };
};

type Refused = Effect.Error<ReturnType<MeasurementsClient["saveType" | "removeType" | "restoreType"]>>;

/** Answers all that stand. */
export const sendTypeCommand = (
  measurements: MeasurementsClient,
  { kind, type }: TypeCommand,
): Effect.Effect<readonly OwnMeasurementType[], Refused> =>
  kind === "saveType"
    ? measurements.saveType(type)
    : kind === "deleteType"
      ? measurements.removeType(type.id)
      : measurements.restoreType(type.id);
