import { DENOMINATORS, REPORT_STEPS } from "@morsel/domain/diary";
import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Access, PlainRefusals, ScopeArea, SignedIn, Wall } from "../shared/access.ts";
import { PremiumNeededProblem } from "../eligibility/problems.ts";
import { textUpTo } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { Printable, PrintableRequest } from "./printable.ts";
import { reportProblems } from "./problems.ts";
import { Insights, Nutrient, Overview, rangeQuery, Report, SeriesList } from "./schemas.ts";

const { DiaryNotShared } = problemSchemas(reportProblems);

/** A diary for paper: also for visitors, where its owner shares it. */
export class PrintableGroup extends HttpApiGroup.make("printable")
  .add(
    HttpApiEndpoint.post("printableDiary", "/:username", {
      params: { username: textUpTo(60) },
      payload: PrintableRequest,
      success: Printable,
      error: [DiaryNotShared, TooManyTries, FieldRefused],
    }).annotate(Access, "visitor"),
  )
  .middleware(PlainRefusals)
  .prefix("/api/services/reports/printable-diary") {}

export class ReportsGroup extends HttpApiGroup.make("reports")
  .add(
    HttpApiEndpoint.get("report", "/series", {
      query: {
        ...rangeQuery,
        series: SeriesList,
        step: Schema.optionalKey(Schema.Literals(REPORT_STEPS)),
        denominator: Schema.optionalKey(Schema.Literals(DENOMINATORS)),
      },
      success: Report,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("overview", "/overview", {
      query: rangeQuery,
      success: Overview,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("insights", "/insights", {
      query: { ...rangeQuery, nutrient: Nutrient },
      success: Insights,
      error: [FieldRefused, PremiumNeededProblem],
    })
      .annotate(Access, "member")
      .annotate(Wall, "food_insights"),
  )
  .annotateEndpoints(ScopeArea, "reports")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/reports") {}

export { reportProblems } from "./problems.ts";
