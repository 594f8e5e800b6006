import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Access } from "./access.ts";

export class HealthGroup extends HttpApiGroup.make("health").add(
  HttpApiEndpoint.get("healthz", "/healthz", {
    success: Schema.Struct({ status: Schema.Literal("ready") }),
    error: Schema.Struct({ status: Schema.Literal("not ready") }).pipe(HttpApiSchema.status(503)),
  }).annotate(Access, "visitor"),
) {}

/** The description of this very wire, and a page that shows it. */
export class DocsGroup extends HttpApiGroup.make("docs").add(
  HttpApiEndpoint.get("openapi", "/api/openapi.json", { success: Schema.Unknown }).annotate(Access, "visitor"),
  HttpApiEndpoint.get("docs", "/api/docs", {
    success: Schema.String.pipe(HttpApiSchema.asText({ contentType: "text/html" })),
  }).annotate(Access, "visitor"),
) {}

export { sharedProblems } from "./problems.ts";
