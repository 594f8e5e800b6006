import { problemSchemas } from "../shared/problem-schemas.ts";
import { measurementProblems } from "./problems.ts";
import { Measurement, OwnMeasurementType } from "./schemas.ts";

export const {
  MeasurementNotFound,
  MeasurementVersionConflict,
  MeasurementDayIsFull,
  MeasurementTypeNotFound,
  MeasurementTypeVersionConflict,
  MeasurementTypeTaken,
  MeasurementTypesAreFull,
} = problemSchemas(measurementProblems, {
  MeasurementVersionConflict: { current: Measurement },
  MeasurementTypeVersionConflict: { current: OwnMeasurementType },
});
