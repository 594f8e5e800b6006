import { DENOMINATORS, REPORT_STEPS } from "@morsel/domain/diary";
import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Access, PlainRefusals, SignedIn } from "../shared/access.ts";
import { FieldRefused } from "../shared/problem-schemas.ts";
import { Insights, Nutrient, Overview, rangeQuery, Report, SeriesList } from "./schemas.ts";

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
      error: FieldRefused,
    }).annotate(Access, "member"),
  )
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/reports") {}
