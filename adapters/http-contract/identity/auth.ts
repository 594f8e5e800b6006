import * as Schema from "effect/Schema";
import * as HttpApi from "effect/http-api/HttpApi";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Access, PlainRefusals } from "../shared/access.ts";
import { TooManyTries } from "../shared/problem-schemas.ts";
import { InstantText, textUpTo } from "../shared/primitives.ts";

/** The specification's authentication paths answer forms and JSON alike. */
const form = <Fields extends Schema.Struct.Fields>(fields: Fields) =>
  [Schema.Struct(fields).pipe(HttpApiSchema.asFormUrlEncoded()), Schema.Struct(fields)] as const;

/** "true" in a form, true in JSON. */
const Flag = Schema.optionalKey(Schema.Union([Schema.Boolean, textUpTo(10)]));
const address = Schema.optionalKey(textUpTo(4000));
const common = { csrfToken: Schema.optionalKey(textUpTo(200)), callbackUrl: address, json: Flag };

const provider = { provider: textUpTo(60) };
const code = Schema.optionalKey(textUpTo(60));

const Moved = Schema.Struct({ url: Schema.String });
/** Without `json` the answer is a redirection. */
const answers = [Moved, HttpApiSchema.Empty(302)] as const;

const Provider = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  type: Schema.String,
  signinUrl: Schema.String,
  callbackUrl: Schema.String,
});

/** An empty object when nobody is signed in. */
export const Session = Schema.Struct({
  user: Schema.optionalKey(Schema.Struct({ name: Schema.String, email: Schema.String })),
  userId: Schema.optionalKey(Schema.String),
  expires: Schema.optionalKey(InstantText),
  hasPremium: Schema.optionalKey(Schema.Boolean),
  isTrialEligible: Schema.optionalKey(Schema.Boolean),
});
export type WireSession = typeof Session.Encoded;

const everybody = "visitor" as const;

export class AuthGroup extends HttpApiGroup.make("auth")
  .add(
    HttpApiEndpoint.get("csrf", "/csrf", { success: Schema.Struct({ csrfToken: Schema.String }) }).annotate(
      Access,
      everybody,
    ),
    HttpApiEndpoint.get("providers", "/providers", { success: Schema.Record(Schema.String, Provider) }).annotate(
      Access,
      everybody,
    ),
    HttpApiEndpoint.get("session", "/session", { success: Session }).annotate(Access, everybody),
    HttpApiEndpoint.get("refreshTokenData", "/refresh-token-data", { success: Session }).annotate(Access, everybody),
    HttpApiEndpoint.get("signInPage", "/signin", {
      query: { callbackUrl: address, error: code },
      success: HttpApiSchema.Empty(302),
    }).annotate(Access, everybody),
    HttpApiEndpoint.get("signInWithPage", "/signin/:provider", {
      params: provider,
      query: { callbackUrl: address, error: code },
      success: HttpApiSchema.Empty(302),
    }).annotate(Access, everybody),
    HttpApiEndpoint.post("signIn", "/signin/:provider", {
      params: provider,
      payload: form(common),
      success: answers,
      error: Moved.pipe(HttpApiSchema.status(403)),
    }).annotate(Access, everybody),
    HttpApiEndpoint.get("callbackPage", "/callback/:provider", {
      params: provider,
      success: HttpApiSchema.Empty(302),
    }).annotate(Access, everybody),
    HttpApiEndpoint.post("callback", "/callback/:provider", {
      params: provider,
      payload: form({
        ...common,
        username: Schema.optionalKey(textUpTo(254)),
        password: Schema.optionalKey(textUpTo(1000)),
        /** Code of the second step, if the member has one. */
        code: Schema.optionalKey(textUpTo(64)),
        /** The passkey's answer, as JSON. */
        credential: Schema.optionalKey(textUpTo(20_000)),
      }),
      success: answers,
      error: [Moved.pipe(HttpApiSchema.status(401)), Moved.pipe(HttpApiSchema.status(403)), TooManyTries],
    }).annotate(Access, everybody),
    HttpApiEndpoint.get("signOutPage", "/signout", { success: HttpApiSchema.Empty(302) }).annotate(Access, everybody),
    HttpApiEndpoint.post("signOut", "/signout", {
      payload: form(common),
      success: answers,
      error: Moved.pipe(HttpApiSchema.status(403)),
    }).annotate(Access, everybody),
    HttpApiEndpoint.get("error", "/error", {
      query: { error: code },
      success: HttpApiSchema.Empty(302),
    }).annotate(Access, everybody),
    HttpApiEndpoint.post("log", "/_log", {
      payload: form({
        level: Schema.Literals(["debug", "warn", "error"]),
        code: textUpTo(100),
        message: Schema.optionalKey(textUpTo(4000)),
      }),
      success: Schema.Struct({}),
      error: TooManyTries,
    }).annotate(Access, everybody),
  )
  // Forms of other clients of these paths carry more than is read here.
  .annotate(HttpApi.PayloadParseOptions, {})
  .middleware(PlainRefusals)
  .prefix("/api/auth") {}

export { identityProblems } from "./problems.ts";

export { userProblems } from "./user-problems.ts";
