import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { FieldRefused } from "../shared/problem-schemas.ts";
import { CalendarDate, Completeness } from "../shared/primitives.ts";

const Limit = Schema.Struct({ min: Schema.optionalKey(Schema.Finite), max: Schema.optionalKey(Schema.Finite) });

/** Per logged day. `lower_bound`: there is more of it than is known. `partial`: of days that are not complete. */
const average = {
  value: Schema.optionalKey(Schema.Finite),
  days: Schema.Int,
  lower_bound: Schema.Boolean,
  partial: Schema.Boolean,
  goal: Schema.optionalKey(Limit),
};

const NutrientOfWeek = Schema.Struct({
  id: Schema.String,
  average: Schema.Finite,
  min: Schema.Finite,
  coverage: Schema.Finite.annotate({ description: "0 to 1: of which share of what was eaten it is known." }),
});

/** Energies are in kilocalories, nutrients in their own units, weights in kilograms. */
export const WeeklyDigest = Schema.Struct({
  from: Schema.String,
  to: Schema.String,
  today: Schema.String,
  days: Schema.Array(
    Schema.Struct({
      date: Schema.String,
      completeness: Completeness,
      energy_kcal: Schema.optionalKey(Schema.Finite),
      lower_bound: Schema.Boolean,
      budget_kcal: Schema.optionalKey(Schema.Finite),
    }),
  ),
  completeness: Schema.Struct({
    untracked: Schema.Int,
    partial: Schema.Int,
    complete: Schema.Int,
    fasted: Schema.Int,
  }),
  energy: Schema.Struct(average),
  macros: Schema.Array(Schema.Struct({ id: Schema.String, ...average })),
  weight: Schema.optionalKey(
    Schema.Struct({ kg: Schema.Finite, weighings: Schema.Int, change_kg: Schema.optionalKey(Schema.Finite) }),
  ),
  exercise: Schema.Struct({ days: Schema.Int, minutes: Schema.Finite, energy_kcal: Schema.Finite }),
  steps: Schema.optionalKey(
    Schema.Struct({ average: Schema.Finite, days: Schema.Int, goal: Schema.optionalKey(Schema.Finite) }),
  ),
  streak: Schema.Int,
  best: Schema.Array(NutrientOfWeek),
  thinnest: Schema.Array(NutrientOfWeek),
}).annotate({ identifier: "WeeklyDigest" });
export type WireDigest = typeof WeeklyDigest.Encoded;

/** A week in one page, its owner's alone. */
export class WeeklyDigestGroup extends HttpApiGroup.make("weeklyDigest")
  .add(
    HttpApiEndpoint.get("weeklyDigest", "/", {
      query: { date: Schema.optionalKey(CalendarDate) },
      success: WeeklyDigest,
      error: FieldRefused,
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "reports")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/reports/weekly-digest") {}
