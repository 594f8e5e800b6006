import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as Schema from "effect/Schema";
import { SharedDay } from "../diary-sharing/schemas.ts";
import { Days } from "../diary/schemas.ts";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { CalendarDate, textUpTo } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas } from "../shared/problem-schemas.ts";
import { coachProblems } from "./problems.ts";
import { ClientBody, Clients, CodePayload, GrantPayload, Grants, IdPayload, LinkPreview, Looks } from "./schemas.ts";

const { ClientNotFound, CoachesOneself, CoachGrantNotFound, CoachLinkNotFound, TooManyClients, TooManyCoaches } =
  problemSchemas(coachProblems);

const username = textUpTo(60);

/** Access to a client's data for a coach; only sessions give, take and use it. */
export class CoachGroup extends HttpApiGroup.make("coach")
  .add(
    HttpApiEndpoint.get("coachGrants", "/grants", { success: Grants }).annotate(Access, "member"),
    HttpApiEndpoint.post("grantCoach", "/grants", {
      payload: GrantPayload,
      success: Grants,
      error: TooManyCoaches,
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("coachViews", "/views", {
      query: { cursor: Schema.optionalKey(textUpTo(200)) },
      success: Looks,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("previewCoachLink", "/look", {
      payload: CodePayload,
      success: LinkPreview,
      error: [CoachesOneself, CoachLinkNotFound],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("acceptCoachLink", "/accept", {
      payload: CodePayload,
      success: CodePayload,
      error: [CoachesOneself, CoachLinkNotFound, TooManyClients],
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("coachClients", "/clients", { success: Clients }).annotate(Access, "member"),
    HttpApiEndpoint.get("clientDay", "/clients/:username/days/:date", {
      params: { username, date: CalendarDate },
      success: SharedDay,
      error: ClientNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("clientBody", "/clients/:username/body", {
      params: { username },
      success: ClientBody,
      error: ClientNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("clientReport", "/clients/:username/report", {
      params: { username },
      success: Days,
      error: [ClientNotFound, FieldRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("endCoaching", "/end", {
      payload: IdPayload,
      success: IdPayload,
      error: CoachGrantNotFound,
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "session")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/coach") {}

export { coachProblems } from "./problems.ts";
