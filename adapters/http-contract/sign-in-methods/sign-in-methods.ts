import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { identityProblems } from "../identity/problems.ts";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { InstantText, textUpTo } from "../shared/primitives.ts";
import { problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { signInMethodProblems } from "./problems.ts";

const { ConfirmationNeeded, CredentialsRefused } = problemSchemas(identityProblems);
const { LastSignInMethod, PasskeyRefused, SecondStepChanged, SecondStepWrong, SignInMethodNotFound } =
  problemSchemas(signInMethodProblems);

export const PasskeyOfMember = Schema.Struct({
  id: Schema.String,
  browser: Schema.optionalKey(Schema.String),
  system: Schema.optionalKey(Schema.String),
  created_at: InstantText,
  last_used_at: Schema.optionalKey(InstantText),
}).annotate({ identifier: "Passkey" });

export const SignInMethods = Schema.Struct({
  has_password: Schema.Boolean,
  /** At most 10: a member has no more. */
  passkeys: Schema.Array(PasskeyOfMember),
  /** Absent where no second step is asked for. */
  recovery_codes_left: Schema.optionalKey(Schema.Int),
  /** The services that let the member in. */
  providers: Schema.Array(Schema.Struct({ id: Schema.String, linked_at: InstantText })),
}).annotate({ identifier: "SignInMethods" });
export type WireSignInMethods = typeof SignInMethods.Encoded;

const Done = Schema.Struct({});
const RecoveryCodes = Schema.Struct({ recovery_codes: Schema.Array(Schema.String) });
/** A secret to type into an app, and the same as an address that a picture shows. */
const Proposed = Schema.Struct({ secret: Schema.String, address: Schema.String });
/** JSON of the browser's WebAuthn API (WebAuthn 3, 5.1.8 and 5.1.9): its shape is not this contract's. */
const OfBrowser = Schema.Record(Schema.String, Schema.Unknown);
const Credential = Schema.Struct({ credential: OfBrowser });

/** The ways into an account. */
export class SignInMethodsGroup extends HttpApiGroup.make("signInMethods")
  .add(
    HttpApiEndpoint.get("signInMethods", "/", { success: SignInMethods }).annotate(Access, "member"),
    HttpApiEndpoint.post("confirmByPasskey", "/confirm", {
      payload: Credential,
      success: Done,
      error: CredentialsRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("proposeSecondStep", "/second-step", {
      success: Proposed,
      error: [ConfirmationNeeded, SecondStepChanged],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("confirmSecondStep", "/second-step/confirm", {
      payload: Schema.Struct({ code: textUpTo(64) }),
      success: RecoveryCodes,
      error: [ConfirmationNeeded, SecondStepChanged, SecondStepWrong],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("renewRecoveryCodes", "/second-step/recovery-codes", {
      success: RecoveryCodes,
      error: [ConfirmationNeeded, SecondStepChanged],
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("removeSecondStep", "/second-step", { success: Done, error: ConfirmationNeeded }).annotate(
      Access,
      "member",
    ),
    HttpApiEndpoint.post("askNewPasskey", "/passkeys/challenge", {
      success: OfBrowser,
      error: ConfirmationNeeded,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("addPasskey", "/passkeys", {
      payload: Credential,
      success: Done,
      error: [ConfirmationNeeded, PasskeyRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("removePasskey", "/passkeys/:id", {
      params: { id: textUpTo(1400) },
      success: Done,
      error: [ConfirmationNeeded, LastSignInMethod, SignInMethodNotFound],
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("removeProvider", "/providers/:id", {
      params: { id: textUpTo(60) },
      success: Done,
      error: [ConfirmationNeeded, LastSignInMethod, SignInMethodNotFound],
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "session")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/sign-in-methods") {}

/** Challenge of a passkey for a visitor who signs in; the answer goes to /api/auth/callback/passkey. */
export class PasskeysGroup extends HttpApiGroup.make("passkeys")
  .add(
    HttpApiEndpoint.post("askPasskey", "/challenge", { success: OfBrowser, error: TooManyTries }).annotate(
      Access,
      "visitor",
    ),
  )
  .middleware(PlainRefusals)
  .prefix("/api/services/passkeys") {}

/** A visitor from another service without an account: the details that it gave, to prefill the form. */
export const Newcomer = Schema.Struct({
  provider: Schema.optionalKey(Schema.String),
  email: Schema.optionalKey(Schema.String),
  name: Schema.optionalKey(Schema.String),
}).annotate({ identifier: "Newcomer" });
export type WireNewcomer = typeof Newcomer.Encoded;

export class NewcomersGroup extends HttpApiGroup.make("newcomers")
  .add(HttpApiEndpoint.get("newcomer", "/", { success: Newcomer }).annotate(Access, "visitor"))
  .middleware(PlainRefusals)
  .prefix("/api/services/newcomer") {}

export { signInMethodProblems } from "./problems.ts";
