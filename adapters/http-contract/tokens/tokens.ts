import { TOKEN_SCOPES } from "@morsel/domain/identity";
import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { identityProblems } from "../identity/problems.ts";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { InstantText, textUpTo, Uuid } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas } from "../shared/problem-schemas.ts";
import { tokenProblems } from "./problems.ts";

const { ConfirmationNeeded } = problemSchemas(identityProblems);
const { ApiTokenNotFound, ApiTokenExists, ApiTokensAreFull } = problemSchemas(tokenProblems);

const Scopes = Schema.Array(Schema.Literals(TOKEN_SCOPES));

/** A token as its member sees it. */
export const ApiToken = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  scopes: Scopes,
  created_at: InstantText,
  last_used_at: Schema.NullOr(InstantText),
}).annotate({ identifier: "ApiToken" });
export type WireApiToken = typeof ApiToken.Encoded;

/** Active tokens, newest first. */
export const ApiTokens = Schema.Struct({ items: Schema.Array(ApiToken) });
export type WireApiTokens = typeof ApiTokens.Encoded;

/** `secret` goes into the header `Authorization: Bearer …`; it is shown only here. */
export const MadeApiToken = Schema.Struct({ token: ApiToken, secret: Schema.String });
export type WireMadeApiToken = typeof MadeApiToken.Encoded;

const LONGEST_NAME = 240;

export class TokensGroup extends HttpApiGroup.make("tokens")
  .add(
    HttpApiEndpoint.get("apiTokens", "/", { success: ApiTokens }).annotate(Access, "member"),
    HttpApiEndpoint.post("makeApiToken", "/", {
      payload: Schema.Struct({
        id: Uuid,
        name: textUpTo(LONGEST_NAME),
        scopes: Scopes.check(Schema.isMaxLength(TOKEN_SCOPES.length, { expected: "each scope once" })),
      }),
      success: MadeApiToken.pipe(HttpApiSchema.status(201)),
      error: [ApiTokenExists, ApiTokensAreFull, ConfirmationNeeded, FieldRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("revokeApiToken", "/:id", {
      params: { id: Uuid },
      success: ApiTokens,
      error: ApiTokenNotFound,
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "session")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/account/tokens") {}

export { tokenProblems } from "./problems.ts";
