import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Access, OpenWhileLeaving, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { InstantText, textUpTo, Uuid } from "../shared/primitives.ts";
import { problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { identityProblems } from "./problems.ts";

const { CurrentPasswordWrong, SessionNotFound } = problemSchemas(identityProblems);

/** A device on which the member is signed in. */
export const SignedInDevice = Schema.Struct({
  id: Schema.String,
  browser: Schema.optionalKey(Schema.String),
  system: Schema.optionalKey(Schema.String),
  /** The network that it was last seen in, cut short. */
  network: Schema.optionalKey(Schema.String),
  created_at: InstantText,
  last_seen_at: InstantText,
  is_current: Schema.Boolean,
}).annotate({ identifier: "SignedInDevice" });
export type WireDevice = typeof SignedInDevice.Encoded;

/** At most 50: a member has no more. */
export const SignedInDevices = Schema.Struct({ items: Schema.Array(SignedInDevice) });
export type WireDevices = typeof SignedInDevices.Encoded;

/** How many sessions have ended. */
const Ended = Schema.Struct({ ended: Schema.Int });

export class SessionsGroup extends HttpApiGroup.make("sessions")
  .add(
    HttpApiEndpoint.get("sessions", "/", { success: SignedInDevices })
      .annotate(Access, "member")
      .annotate(OpenWhileLeaving, true),
    HttpApiEndpoint.delete("endSessions", "/", {
      query: { scope: Schema.Literals(["others", "all"]) },
      success: Ended,
    })
      .annotate(Access, "member")
      .annotate(OpenWhileLeaving, true),
    HttpApiEndpoint.post("confirm", "/confirm", {
      payload: Schema.Struct({ password: textUpTo(1000) }),
      success: Schema.Struct({}),
      error: [CurrentPasswordWrong, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("endSession", "/:id", {
      params: { id: Uuid },
      success: Ended,
      error: SessionNotFound,
    })
      .annotate(Access, "member")
      .annotate(OpenWhileLeaving, true),
  )
  .annotateEndpoints(ScopeArea, "session")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/sessions") {}
