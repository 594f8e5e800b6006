import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Access, PlainRefusals, SignedIn } from "../shared/access.ts";
import { PageLimit, textUpTo } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas } from "../shared/problem-schemas.ts";
import { measurementProblems } from "./problems.ts";
import { MeasurementId, Weight, WeightPage, WeightPayload } from "./schemas.ts";

const { MeasurementNotFound } = problemSchemas(measurementProblems);

export class MeasurementsGroup extends HttpApiGroup.make("measurements")
  .add(
    HttpApiEndpoint.get("measurements", "/", {
      query: {
        type: Schema.Literal("weight"),
        limit: Schema.optionalKey(PageLimit),
        cursor: Schema.optionalKey(textUpTo(60)),
      },
      success: WeightPage,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("logMeasurement", "/", {
      payload: WeightPayload,
      success: Weight.pipe(HttpApiSchema.status(201)),
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("deleteMeasurement", "/:id", {
      params: { id: MeasurementId },
      success: Weight,
      error: MeasurementNotFound,
    }).annotate(Access, "member"),
  )
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/measurements") {}
