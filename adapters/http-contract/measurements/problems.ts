import type {
  MeasurementDayIsFull,
  MeasurementNotFound,
  MeasurementVersionConflict,
} from "@morsel/application/measurements/measurement-store";
import type {
  MeasurementTypeNotFound,
  MeasurementTypesAreFull,
  MeasurementTypeTaken,
  MeasurementTypeVersionConflict,
} from "@morsel/domain/measurements";
import type { Problems, Refusals } from "../shared/problem.ts";
import { readMeasurement, readOwnType, writeMeasurement, writeOwnType } from "./codec.ts";

type MeasurementRefusal =
  | MeasurementNotFound
  | MeasurementVersionConflict
  | MeasurementDayIsFull
  | MeasurementTypeNotFound
  | MeasurementTypeVersionConflict
  | MeasurementTypeTaken
  | MeasurementTypesAreFull;

/** Problems have a type of their own: what was measured is told beside it under another name. */
export const measurementRefusals: Refusals<MeasurementRefusal> = {
  MeasurementNotFound: { id: "string" },
  MeasurementVersionConflict: { current: readMeasurement },
  MeasurementDayIsFull: { type: ["measured", "string"], date: "string", limit: "int" },
  MeasurementTypeNotFound: { id: "string" },
  MeasurementTypeVersionConflict: { current: readOwnType },
  MeasurementTypeTaken: { name: "string" },
  MeasurementTypesAreFull: { limit: "int" },
};

export const measurementProblems: Problems<MeasurementRefusal> = {
  fields: measurementRefusals,
  problems: {
    MeasurementNotFound: { status: 404, title: "The measurement does not exist." },
    MeasurementVersionConflict: {
      status: 409,
      title: "The measurement changed on another device.",
      write: { current: writeMeasurement },
    },
    MeasurementDayIsFull: { status: 422, title: "The day has the maximum number of measurements of this type." },
    MeasurementTypeNotFound: { status: 404, title: "The own measurement type does not exist." },
    MeasurementTypeVersionConflict: {
      status: 409,
      title: "The measurement type changed on another device.",
      write: { current: writeOwnType },
    },
    MeasurementTypeTaken: { status: 409, title: "A measurement type with this name already exists." },
    MeasurementTypesAreFull: { status: 422, title: "The maximum number of own measurement types is reached." },
  },
};
