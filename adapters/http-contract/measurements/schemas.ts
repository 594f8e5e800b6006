import { isMeasurementId, WEIGHT_RANGE } from "@morsel/domain/measurements";
import * as Schema from "effect/Schema";
import { CalendarDate } from "../shared/primitives.ts";

export const MeasurementId = Schema.String.pipe(
  Schema.refine(isMeasurementId, { expected: "a UUID in lower case", description: "Made by whoever measured." }),
);

/** A weight of a day, in kilograms. */
export const Weight = Schema.Struct({
  type: Schema.Literal("weight"),
  id: Schema.String,
  date: Schema.String,
  kg: Schema.Finite,
}).annotate({ identifier: "Weight" });
export type WireWeight = typeof Weight.Encoded;

/** Newest first. `next` is the cursor of the page behind, null on the last one. */
export const WeightPage = Schema.Struct({ items: Schema.Array(Weight), next: Schema.NullOr(Schema.String) });
export type WireWeightPage = typeof WeightPage.Encoded;

/** The id makes repeats harmless; of today where the member lives, unless a day is given. */
export const WeightPayload = Schema.Struct({
  id: MeasurementId,
  date: Schema.optionalKey(CalendarDate),
  kg: Schema.Finite.check(
    Schema.isBetween(
      { minimum: WEIGHT_RANGE.min, maximum: WEIGHT_RANGE.max },
      { expected: `a number from ${WEIGHT_RANGE.min} to ${WEIGHT_RANGE.max}` },
    ),
  ),
});
