import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { CalendarDate, PageLimit, textUpTo } from "../shared/primitives.ts";
import { FieldRefused } from "../shared/problem-schemas.ts";
import * as problems from "./problem-schemas.ts";
import * as schemas from "./schemas.ts";

const { MeasurementDayIsFull, MeasurementNotFound, MeasurementTypeNotFound, MeasurementVersionConflict } = problems;
const { MeasurementTypesAreFull, MeasurementTypeTaken, MeasurementTypeVersionConflict } = problems;
const ofMeasurement = { id: schemas.MeasurementId };
const ofType = { id: schemas.OwnTypeId };

export class MeasurementsGroup extends HttpApiGroup.make("measurements")
  .add(
    HttpApiEndpoint.get("measurements", "/", {
      query: {
        type: schemas.MeasuredType,
        limit: Schema.optionalKey(PageLimit),
        cursor: Schema.optionalKey(textUpTo(60)),
      },
      success: schemas.MeasurementPage,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("checkIn", "/check-in", { success: schemas.CheckIn }).annotate(Access, "member"),
    HttpApiEndpoint.get("measuredDays", "/days", {
      query: { type: schemas.MeasuredType, from: CalendarDate, to: CalendarDate },
      success: schemas.MeasuredDays,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("logMeasurements", "/", {
      payload: schemas.LogMeasurementsPayload,
      success: schemas.Measurements.pipe(HttpApiSchema.status(201)),
      error: [MeasurementTypeNotFound, MeasurementDayIsFull, FieldRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("deleteMeasurements", "/delete", {
      payload: schemas.MeasurementIds,
      success: schemas.Measurements,
      error: MeasurementNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("restoreMeasurements", "/restore", {
      payload: schemas.MeasurementIds,
      success: schemas.Measurements,
      error: [MeasurementNotFound, MeasurementDayIsFull],
    }).annotate(Access, "member"),
    HttpApiEndpoint.patch("changeMeasurement", "/entries/:id", {
      params: ofMeasurement,
      payload: schemas.MeasurementChange,
      success: schemas.Measurement,
      error: [MeasurementNotFound, MeasurementVersionConflict, MeasurementDayIsFull, FieldRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.patch("chooseBmiLimits", "/choices", {
      payload: schemas.BmiLimitsChoice,
      success: schemas.BmiLimitsChoice,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("saveOwnType", "/types/:id", {
      params: ofType,
      payload: schemas.OwnTypePayload,
      success: schemas.OwnMeasurementTypes,
      error: [
        MeasurementTypeNotFound,
        MeasurementTypeVersionConflict,
        MeasurementTypeTaken,
        MeasurementTypesAreFull,
        FieldRefused,
      ],
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("removeOwnType", "/types/:id", {
      params: ofType,
      success: schemas.OwnMeasurementTypes,
      error: MeasurementTypeNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("restoreOwnType", "/types/:id/restore", {
      params: ofType,
      success: schemas.OwnMeasurementTypes,
      error: [MeasurementTypeNotFound, MeasurementTypeTaken, MeasurementTypesAreFull],
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "measurements")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/measurements") {}

export { measurementProblems } from "./problems.ts";
