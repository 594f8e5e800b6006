import { isTypeNameTaken, OWN_TYPES_LIMIT, type OwnMeasurementType, type OwnTypeId } from "./types.ts";
import { hasRoomFor, type RecordTransition, type RecordRefusals } from "../versioned-records/index.ts";

export type MeasurementTypeNotFound = { readonly _tag: "MeasurementTypeNotFound"; readonly id: OwnTypeId };
/** It changed elsewhere since it was read; nothing was written. */
export type MeasurementTypeVersionConflict = {
  readonly _tag: "MeasurementTypeVersionConflict";
  readonly current: OwnMeasurementType;
};
export type MeasurementTypeTaken = { readonly _tag: "MeasurementTypeTaken"; readonly name: string };
export type MeasurementTypesAreFull = { readonly _tag: "MeasurementTypesAreFull"; readonly limit: number };

export const MEASUREMENT_TYPE_REFUSALS: RecordRefusals<
  OwnMeasurementType,
  MeasurementTypeNotFound,
  MeasurementTypeVersionConflict
> = {
  notFound: (id) => ({ _tag: "MeasurementTypeNotFound", id }),
  conflict: (current) => ({ _tag: "MeasurementTypeVersionConflict", current }),
};

/** M3: no two have one name, and there are so many at most. */
export const refuseMeasurementType = (
  types: readonly OwnMeasurementType[],
  { record, change }: RecordTransition<OwnMeasurementType>,
): MeasurementTypeTaken | MeasurementTypesAreFull | undefined => {
  if (isTypeNameTaken(types, record)) return { _tag: "MeasurementTypeTaken", name: record.name };
  return change === "added" && !hasRoomFor(1, types.length, OWN_TYPES_LIMIT)
    ? { _tag: "MeasurementTypesAreFull", limit: OWN_TYPES_LIMIT }
    : undefined;
};
