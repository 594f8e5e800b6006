// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { MeasurementsGroup } from "./measurements.ts";
import { measurementRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded } from "../shared/problems.ts";

const { MeasurementDayIsFull, MeasurementNotFound, MeasurementTypeNotFound, MeasurementTypeTaken, MeasurementTypeVersionConflict, MeasurementTypesAreFull, MeasurementVersionConflict } = measurementRefusals;
const call = /*#__PURE__*/ callOf<typeof MeasurementsGroup>();

export const measurements = /*#__PURE__*/ call("GET", "/api/services/measurements", { FieldRefused, SignInNeeded });
export const checkIn = /*#__PURE__*/ call("GET", "/api/services/measurements/check-in", { SignInNeeded });
export const measuredDays = /*#__PURE__*/ call("GET", "/api/services/measurements/days", { FieldRefused, SignInNeeded });
export const logMeasurements = /*#__PURE__*/ call("POST", "/api/services/measurements", { FieldRefused, MeasurementDayIsFull, MeasurementTypeNotFound, SignInNeeded });
export const deleteMeasurements = /*#__PURE__*/ call("POST", "/api/services/measurements/delete", { MeasurementNotFound, SignInNeeded });
export const restoreMeasurements = /*#__PURE__*/ call("POST", "/api/services/measurements/restore", { MeasurementDayIsFull, MeasurementNotFound, SignInNeeded });
export const changeMeasurement = /*#__PURE__*/ call("PATCH", "/api/services/measurements/entries/:id", { FieldRefused, MeasurementDayIsFull, MeasurementNotFound, MeasurementVersionConflict, SignInNeeded });
export const chooseBmiLimits = /*#__PURE__*/ call("PATCH", "/api/services/measurements/choices", { SignInNeeded });
export const saveOwnType = /*#__PURE__*/ call("POST", "/api/services/measurements/types/:id", { FieldRefused, MeasurementTypeNotFound, MeasurementTypeTaken, MeasurementTypeVersionConflict, MeasurementTypesAreFull, SignInNeeded });
export const removeOwnType = /*#__PURE__*/ call("DELETE", "/api/services/measurements/types/:id", { MeasurementTypeNotFound, SignInNeeded });
export const restoreOwnType = /*#__PURE__*/ call("POST", "/api/services/measurements/types/:id/restore", { MeasurementTypeNotFound, MeasurementTypeTaken, MeasurementTypesAreFull, SignInNeeded });
