import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { CalendarDate, WaterEntryId } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas } from "../shared/problem-schemas.ts";
import { hydrationProblems } from "./problems.ts";
import { Water, WaterEntryPayload } from "./schemas.ts";

export type { WireWater } from "./schemas.ts";

const { WaterEntryNotFound } = problemSchemas(hydrationProblems);

export class HydrationGroup extends HttpApiGroup.make("hydration")
  .add(
    HttpApiEndpoint.post("logWater", "/:date/water", {
      params: { date: CalendarDate },
      payload: WaterEntryPayload,
      success: Water.pipe(HttpApiSchema.status(201)),
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("deleteWater", "/:date/water/:id", {
      params: { date: CalendarDate, id: WaterEntryId },
      success: Water,
      error: WaterEntryNotFound,
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "diary")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/diary") {}

export { hydrationProblems } from "./problems.ts";
