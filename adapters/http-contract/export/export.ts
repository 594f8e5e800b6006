import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Access, OpenWhileLeaving, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";

/** A ZIP of CSV files and a manifest. */
const Archive = Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: "application/zip" }));

export class ExportGroup extends HttpApiGroup.make("export")
  .add(
    HttpApiEndpoint.get("exportData", "/", { success: Archive })
      .annotate(Access, "member")
      .annotate(OpenWhileLeaving, true),
  )
  .annotateEndpoints(ScopeArea, "data")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/export") {}
