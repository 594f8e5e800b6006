import { GAP_ORIGINS } from "@morsel/domain/gaps";
import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { CalendarDate } from "../shared/primitives.ts";

/** Amounts are in the nutrients' own units, energy in kilocalories. */
export const Gaps = Schema.Struct({
  date: Schema.String,
  short: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      eaten: Schema.Finite,
      min: Schema.Finite,
      known: Schema.Int.annotate({ description: "Of how many entries it is known, of how many parts." }),
      parts: Schema.Int,
    }),
  ),
  suggestions: Schema.Array(
    Schema.Struct({
      food_id: Schema.String,
      description: Schema.String,
      brand: Schema.optionalKey(Schema.String),
      origin: Schema.Literals(GAP_ORIGINS),
      amount: Schema.Finite,
      serving: Schema.Struct({ id: Schema.String, label: Schema.String, grams: Schema.Finite }),
      energy_kcal: Schema.optionalKey(Schema.Finite),
      gives: Schema.Array(Schema.Struct({ id: Schema.String, amount: Schema.Finite })),
      unknown: Schema.Array(Schema.String),
      over: Schema.Array(Schema.Struct({ id: Schema.String, by: Schema.Finite })),
      unsure: Schema.Array(Schema.String),
    }),
  ),
}).annotate({ identifier: "DayGaps" });
export type WireGaps = typeof Gaps.Encoded;

/** Nutrients that a day is short of, and foods that would fill the gap. */
export class GapsGroup extends HttpApiGroup.make("gaps")
  .add(
    HttpApiEndpoint.get("gaps", "/:date", { params: { date: CalendarDate }, success: Gaps }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "diary")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/gaps") {}
