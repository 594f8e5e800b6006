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
} from "@morsel/application/measurements/measurement-type-store";
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
    MeasurementNotFound: { status: 404, title: "There is no such measurement." },
    MeasurementVersionConflict: {
      status: 409,
      title: "The measurement was changed elsewhere.",
      write: { current: writeMeasurement },
    },
    MeasurementDayIsFull: { status: 422, title: "The day holds no more measurements of this type." },
    MeasurementTypeNotFound: { status: 404, title: "There is no such type of your own." },
    MeasurementTypeVersionConflict: {
      status: 409,
      title: "The type was changed elsewhere.",
      write: { current: writeOwnType },
    },
    MeasurementTypeTaken: { status: 409, title: "A type of this name is there already." },
    MeasurementTypesAreFull: { status: 422, title: "A member has no more types of their own." },
  },
};
