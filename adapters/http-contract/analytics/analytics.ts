import { isLocale } from "@morsel/domain/locales";
import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Access, PlainRefusals } from "../shared/access.ts";
import { textUpTo } from "../shared/primitives.ts";
import { TooManyTries } from "../shared/problem-schemas.ts";

/** W238: holds nothing about the viewer. */
const PageView = Schema.Struct({
  page: textUpTo(500),
  locale: Schema.String.pipe(Schema.refine(isLocale, { expected: "one of the 20 languages, such as de" })),
});

export class AnalyticsGroup extends HttpApiGroup.make("analytics")
  .add(
    HttpApiEndpoint.post("countPageView", "/api/services/page_views", {
      payload: PageView,
      success: HttpApiSchema.NoContent,
      error: TooManyTries,
    }).annotate(Access, "visitor"),
  )
  .middleware(PlainRefusals) {}
