import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { CalendarDate, InstantText, TimeOfDay, Uuid } from "../shared/primitives.ts";
import { FieldRefused } from "../shared/problem-schemas.ts";
import { StepDayIsFull, StepImportNotFound } from "./problem-schemas.ts";
import { StepCount } from "./schemas.ts";

const EndOfStretch = Schema.Union([TimeOfDay, Schema.Literal("24:00")]);

/** Steps of a whole day, or from one local time of it to a later one. The same day and beginning again replaces it. */
const SentCount = Schema.Struct({
  date: CalendarDate,
  steps: Schema.Int,
  from: Schema.optionalKey(TimeOfDay),
  to: Schema.optionalKey(EndOfStretch),
}).annotate({ identifier: "SentStepCount" });

const counts = (most: number) => {
  const expected = { expected: `1 to ${most} counts` };
  return Schema.Struct({
    counts: Schema.Array(SentCount).check(Schema.isMinLength(1, expected), Schema.isMaxLength(most, expected)),
  });
};

/** Limits of one request: a device's upload, and a file of ten years of days. */
export const STEPS_BATCH_LIMIT = 500;
export const IMPORT_BATCH_LIMIT = 4_000;

/** How many counts are other than before. */
const Changed = Schema.Struct({ changed: Schema.Int });

export const StepCounts = Schema.Struct({
  items: Schema.Array(Schema.Struct({ date: Schema.String, ...StepCount.fields })),
});
export type WireStepCounts = typeof StepCounts.Encoded;

export const StepImports = Schema.Struct({
  items: Schema.Array(
    Schema.Struct({ id: Schema.String, created_at: InstantText, changed: Schema.Int, is_undone: Schema.Boolean }),
  ),
});
export type WireStepImports = typeof StepImports.Encoded;

export class StepsGroup extends HttpApiGroup.make("steps")
  .add(
    HttpApiEndpoint.get("steps", "/", {
      query: { from: CalendarDate, to: CalendarDate },
      success: StepCounts,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("sendSteps", "/", {
      payload: counts(STEPS_BATCH_LIMIT),
      success: Changed,
      error: [StepDayIsFull, FieldRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("stepImports", "/imports", { success: StepImports }).annotate(Access, "member"),
    HttpApiEndpoint.post("importSteps", "/imports", {
      payload: Schema.Struct({ id: Uuid, ...counts(IMPORT_BATCH_LIMIT).fields }),
      success: Changed,
      error: [StepDayIsFull, FieldRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("undoStepImport", "/imports/:id/undo", {
      params: { id: Uuid },
      success: StepImports,
      error: StepImportNotFound,
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "steps")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/steps") {}
