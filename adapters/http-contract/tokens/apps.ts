import { TOKEN_SCOPES } from "@morsel/domain/identity";
import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { identityProblems } from "../identity/problems.ts";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { InstantText, textUpTo, Uuid } from "../shared/primitives.ts";
import { problemSchemas } from "../shared/problem-schemas.ts";
import { tokenProblems } from "./problems.ts";

const { ConfirmationNeeded } = problemSchemas(identityProblems);
const { AppRefused, AppsAreFull, AppGrantNotFound } = problemSchemas(tokenProblems);

const Scopes = Schema.Array(Schema.Literals(TOKEN_SCOPES));

/** An app that the member let in. `audience` is the one address for which its tokens are good. */
export const ConnectedApp = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  scopes: Scopes,
  audience: Schema.String,
  created_at: InstantText,
  last_used_at: Schema.NullOr(InstantText),
}).annotate({ identifier: "ConnectedApp" });
export type WireConnectedApp = typeof ConnectedApp.Encoded;

/** Apps that are let in, newest first. */
export const ConnectedApps = Schema.Struct({ items: Schema.Array(ConnectedApp) });
export type WireConnectedApps = typeof ConnectedApps.Encoded;

const parameter = Schema.optionalKey(textUpTo(1_000));

/** An authorization request of OAuth 2.1, as the app sent it with the browser. */
const asked = {
  client_id: textUpTo(80),
  redirect_uri: textUpTo(500),
  response_type: textUpTo(40),
  scope: parameter,
  state: parameter,
  code_challenge: parameter,
  code_challenge_method: parameter,
  resource: parameter,
};
export const AskedApp = Schema.Struct(asked);
export type WireAskedApp = typeof AskedApp.Encoded;

/** The question to the member; or, with `redirect_to` alone, where the browser goes at once. */
export const AppQuestion = Schema.Struct({
  name: Schema.optionalKey(Schema.String),
  scopes: Schema.optionalKey(Scopes),
  redirect_to: Schema.optionalKey(Schema.String),
}).annotate({ identifier: "AppQuestion" });
export type WireAppQuestion = typeof AppQuestion.Encoded;

export const AppDecision = Schema.Struct({ redirect_to: Schema.String });

export class AppsGroup extends HttpApiGroup.make("apps")
  .add(
    HttpApiEndpoint.get("connectedApps", "/", { success: ConnectedApps }).annotate(Access, "member"),
    HttpApiEndpoint.delete("disconnectApp", "/:id", {
      params: { id: Uuid },
      success: ConnectedApps,
      error: AppGrantNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("askedApp", "/asked", { query: asked, success: AppQuestion, error: AppRefused }).annotate(
      Access,
      "member",
    ),
    HttpApiEndpoint.post("decideOnApp", "/asked", {
      payload: Schema.Struct({
        ...asked,
        allowed: Scopes.check(Schema.isMaxLength(TOKEN_SCOPES.length, { expected: "each scope once" })),
      }),
      success: AppDecision,
      error: [AppRefused, AppsAreFull, ConfirmationNeeded],
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "session")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/account/apps") {}
