import type { CaptchaNeeded as Asked, CaptchaUnavailable as Unasked } from "@morsel/application/captcha/captcha";
import type { TooManyTries as Wait, Unreachable } from "@morsel/application/platform/refusals";
import type { Me, SessionClient, SignedUp, SignInRefused } from "@morsel/application/identity/client/session-client";
import { isAdmin } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { WireMe } from "../../http-contract/identity/me.ts";
import { readDiarySettings } from "../../http-contract/diary-settings/codec.ts";
import type { WireNewUser, WireSignUp } from "../../http-contract/identity/users.ts";
import { readUnits } from "../../http-contract/identity/units-codec.ts";
import { readDailyGoal } from "../../http-contract/shared/contents-codec.ts";
import { identityRefusals } from "../../http-contract/identity/problems.ts";
import { TooManyTries } from "../../http-contract/shared/problems.ts";
import * as calls from "../../http-contract/identity/users-calls.ts";
import { makeApiClient } from "../api-client.ts";
import { makeAuthForm, urlIn } from "../transport/auth-form.ts";
import { decodeResponse, type HttpTransport, type Reply, unexpectedResponse } from "../transport/http-transport.ts";
import type { SignInSuspended as SignInSuspendedRefusal } from "@morsel/application/identity/refusals";
import type { SignUpRequest } from "@morsel/application/identity/sign-up-request";

const instantOf = (text: string | null | undefined): number | undefined =>
  text === null || text === undefined ? undefined : Date.parse(text);

export const readMe = (wire: WireMe): Me => ({
  userId: wire.id,
  username: wire.username,
  email: wire.email,
  ...(wire.erase_at === undefined ? {} : { eraseAt: Date.parse(wire.erase_at) }),
  locale: wire.location_preferences.locale,
  timeZone: wire.location_preferences.time_zone,
  country: wire.location_preferences.country,
  units: readUnits(wire.unit_preferences),
  diary: readDiarySettings(wire.diary_preferences),
  isAdmin: isAdmin(wire.account?.roles),
  createdAt: instantOf(wire.account?.created_at),
  lastLogin: instantOf(wire.account?.last_login),
});

const readSignedUp = (wire: WireNewUser): SignedUp => ({
  me: readMe(wire),
  goal: readDailyGoal(wire.goal),
});

const writeSignUp = (request: SignUpRequest): WireSignUp => ({
  ...(request.id === undefined ? {} : { id: request.id }),
  email: request.email,
  username: request.username,
  ...(request.password === undefined ? {} : { password: request.password }),
  ...(request.invitation === undefined ? {} : { invitation: request.invitation.slice(0, 100) }),
  ...(request.agreements === undefined ? {} : { agreements: request.agreements }),
  locale: request.locale,
  country: request.country,
  sex: request.sex,
  time_zone: request.timeZone,
  birth_date: request.birthDate,
  height_cm: request.heightCm,
  weight_kg: request.weightKg,
  goal_weight_kg: request.goalWeightKg,
  activity_level: request.activityLevel,
  weekly_change_kg: request.weeklyChangeKg,
});

const SECTIONS = ["location_preferences", "unit_preferences", "diary_preferences", "account"];

const { CaptchaNeeded, CaptchaUnavailable, SignInSuspended } = identityRefusals;

const REFUSED = ["SecondStepNeeded", "SecondStepWrong", "PasskeyUnknown"] as const;

type Captcha = Asked | Unasked;

/** The refusal of a sign-in, by the code in the address of the answer. */
const refusedFor = (url = ""): Exclude<SignInRefused, Captcha | SignInSuspendedRefusal | Wait | Unreachable> => {
  const code = url.includes("provider=passkey") ? "PasskeyUnknown" : /[?&]error=(\w+)/.exec(url)?.[1];
  return { _tag: REFUSED.find((tag) => tag === code) ?? "CredentialsRefused" };
};

/** Signs in and out by the forms of the authentication paths, whose answers name an address. */
export const sessionClient = (wire: HttpTransport): SessionClient => {
  const submit = makeAuthForm(wire);
  const signedIn = (reply: Reply): ReturnType<SessionClient["signIn"]> => {
    const url = urlIn(reply.body);
    if (reply.status === 200 && url !== undefined) return Effect.succeed(url);
    if (reply.status === 401) return Effect.fail(refusedFor(url));
    return decodeResponse(() => "/", { CaptchaNeeded, CaptchaUnavailable, SignInSuspended, TooManyTries })({
      ...reply,
      status: Math.max(reply.status, 400),
    });
  };
  const { call } = makeApiClient(wire);
  return {
    me: Effect.catchTag(
      call(calls.me, { query: { fields: SECTIONS } }, (answer) => readMe(answer as WireMe)),
      "SignInNeeded",
      () => Effect.undefined,
    ),
    signUp: (request) => call(calls.signUp, { payload: writeSignUp(request) }, readSignedUp),
    signIn: (login, password, callbackUrl, code) =>
      Effect.flatMap(
        submit("/api/auth/callback/credentials", {
          username: login,
          password,
          callbackUrl,
          ...(code === undefined ? {} : { code }),
        }),
        signedIn,
      ),
    signInByPasskey: (credential, callbackUrl) =>
      Effect.flatMap(
        submit("/api/auth/callback/passkey", { credential: JSON.stringify(credential), callbackUrl }),
        signedIn,
      ),
    signOut: Effect.flatMap(submit("/api/auth/signout", { callbackUrl: "/" }), (reply) =>
      reply.status < 400 ? Effect.void : unexpectedResponse(reply),
    ),
  };
};
