import * as Schema from "effect/Schema";
import * as HttpApi from "effect/http-api/HttpApi";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { identityProblems } from "../identity/problems.ts";
import { Access, OpenWhileLeaving, PlainRefusals, Scope, ScopeArea, SignedIn } from "../shared/access.ts";
import { InstantText, textUpTo } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { accountProblems } from "./problems.ts";
import { Account, AccountSettings, AccountSettingsChange, SecurityEvents } from "./schemas.ts";

const { AccountSettingsConflict, LinkRefused, UsernameChangedLately } = problemSchemas(accountProblems, {
  AccountSettingsConflict: { current: AccountSettings },
});
const { ConfirmationNeeded, CurrentPasswordWrong, EmailTaken, UsernameTaken } = problemSchemas(identityProblems);

const Done = Schema.Struct({});
/** The answer is the same for every name. */
const Accepted = Done.pipe(HttpApiSchema.status(202));
const login = textUpTo(254);
const secret = textUpTo(200);
const password = textUpTo(1000);
/** ID102: absent where the member has none. */
const currentPassword = { currentPassword: Schema.optionalKey(password) };
const wireNames = { currentPassword: "current_password" } as const;

/** Endpoints for visitors who are not signed in: asking for a link by mail, and using it. */
export class AccountLinksGroup extends HttpApiGroup.make("accountLinks")
  .add(
    HttpApiEndpoint.post("forgotPassword", "/forgot-password", {
      payload: Schema.Struct({ login }),
      success: Accepted,
      error: TooManyTries,
    }).annotate(Access, "visitor"),
    HttpApiEndpoint.post("resetPassword", "/password-reset", {
      payload: Schema.Struct({ token: secret, password }),
      success: Done,
      error: [LinkRefused, FieldRefused, TooManyTries],
    }).annotate(Access, "visitor"),
    HttpApiEndpoint.post("confirmEmail", "/verify-email", {
      payload: Schema.Struct({ token: secret }),
      success: Schema.Struct({ email: Schema.String }),
      error: [LinkRefused, EmailTaken, TooManyTries],
    }).annotate(Access, "visitor"),
    HttpApiEndpoint.post("askToLogIn", "/login-counter-reset-request", {
      payload: Schema.Struct({ login }),
      success: Accepted,
      error: TooManyTries,
    }).annotate(Access, "visitor"),
    HttpApiEndpoint.post("liftWait", "/login-counter-reset", {
      payload: Schema.Struct({ token: secret }),
      success: Done,
      error: [LinkRefused, TooManyTries],
    }).annotate(Access, "visitor"),
  )
  .middleware(PlainRefusals)
  .prefix("/api/services/account") {}

/** W227: what mail programs post, which send a form of their own. */
export class MailGroup extends HttpApiGroup.make("mail")
  .add(
    HttpApiEndpoint.post("unsubscribe", "/unsubscribe", {
      query: { token: textUpTo(400) },
      payload: [
        Schema.Struct({ "List-Unsubscribe": Schema.optionalKey(textUpTo(100)) }).pipe(HttpApiSchema.asFormUrlEncoded()),
        Schema.Struct({}),
      ],
      success: Done,
      error: LinkRefused,
    }).annotate(Access, "visitor"),
  )
  .annotate(HttpApi.PayloadParseOptions, {})
  .middleware(PlainRefusals)
  .prefix("/api/services/mail") {}

export class AccountGroup extends HttpApiGroup.make("account")
  .add(
    HttpApiEndpoint.get("account", "/api/services/account", { success: Account }).annotate(Access, "member"),
    HttpApiEndpoint.patch("changeAccount", "/api/services/account", {
      payload: AccountSettingsChange,
      success: AccountSettings,
      error: [AccountSettingsConflict, FieldRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("resendVerification", "/api/mainapp/account/resend_email_verification", {
      query: { xhr: Schema.optionalKey(textUpTo(10)), user_id: Schema.optionalKey(textUpTo(60)) },
      success: Done,
      error: [FieldRefused, TooManyTries],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("changeEmail", "/api/services/account/email", {
      payload: Schema.Struct({ email: login, ...currentPassword }).pipe(Schema.encodeKeys(wireNames)),
      success: Accepted,
      error: [FieldRefused, EmailTaken, ConfirmationNeeded, CurrentPasswordWrong, TooManyTries],
    })
      .annotate(Access, "member")
      .annotate(Scope, "session"),
    HttpApiEndpoint.post("changeUsername", "/api/services/account/username", {
      payload: Schema.Struct({ username: textUpTo(60) }),
      success: Schema.Struct({ username: Schema.String }),
      error: [FieldRefused, UsernameTaken, UsernameChangedLately],
    })
      .annotate(Access, "member")
      .annotate(Scope, "session"),
    HttpApiEndpoint.get("securityEvents", "/api/services/account/events", {
      query: { cursor: Schema.optionalKey(textUpTo(100)) },
      success: SecurityEvents,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("askDeletion", "/api/services/account/deletion", {
      payload: Schema.Struct(currentPassword).pipe(Schema.encodeKeys(wireNames)),
      success: Schema.Struct({ erase_at: InstantText }),
      error: [ConfirmationNeeded, CurrentPasswordWrong, TooManyTries],
    })
      .annotate(Access, "member")
      .annotate(Scope, "session"),
    HttpApiEndpoint.delete("takeBackDeletion", "/api/services/account/deletion", { success: Done })
      .annotate(Access, "member")
      .annotate(Scope, "session")
      .annotate(OpenWhileLeaving, true),
  )
  .annotateEndpoints(ScopeArea, "account")
  .middleware(SignedIn)
  .middleware(PlainRefusals) {}

export { accountProblems } from "./problems.ts";
