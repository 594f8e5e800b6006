import { checkEmail } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type * as HttpServerResponse from "effect/http/HttpServerResponse";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { CurrentMember } from "../../../http-contract/shared/access.ts";
import { Api } from "../../../http-contract/api.ts";
import { json, problem, withCookies } from "../../responses/responses.ts";
import { CurrentRequest } from "../../requests/request-context.ts";
import { refuse } from "../../responses/problem-details.ts";
import { checkCaptcha } from "../sign-in/captcha-check.ts";
import { join } from "../sign-up/join.ts";
import { KnownDevices } from "../session/known-devices.ts";
import { Newcomers } from "../sign-up/newcomers.ts";
import { Sessions } from "../session/sessions.ts";
import { signOut } from "../session/sign-out.ts";
import { writeChangedUser } from "../../../http-contract/identity/changed-user-codec.ts";
import { reply } from "../../responses/reply.ts";
import { writeUserSections } from "./user-codec.ts";
import type { UserChange } from "../../../http-contract/identity/users.ts";
import { Captcha } from "@morsel/application/captcha/captcha";
import { Log } from "../../platform/log.ts";
import { AccountStore } from "@morsel/application/account/account-store";
import { AccountUseCases } from "@morsel/application/account/use-cases";
import { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import { MemberStore } from "@morsel/application/identity/member-store";
import { SessionStore } from "@morsel/application/identity/session-store";
import { IdentityUseCases } from "@morsel/application/identity/use-cases";
import { SignInMethodUseCases } from "@morsel/application/sign-in-methods/use-cases";
import { defineHandlers } from "../../platform/handlers.ts";
import { RateLimits } from "../../requests/rate-limits.ts";

const needs = {
  members: MemberStore,
  settings: DiarySettingsStore,
  useCases: IdentityUseCases,
  sessions: Sessions,
  store: SessionStore,
  limits: RateLimits,
  account: AccountUseCases,
  accounts: AccountStore,
  newcomers: Newcomers,
  methods: SignInMethodUseCases,
  devices: KnownDevices,
  captcha: Captcha,
  log: Log,
};

type WireWhereabouts = (typeof UserChange.Type)["location_preferences"];

const readWhereabouts = ({ time_zone: timeZone, ...rest }: NonNullable<WireWhereabouts> = {}) => ({
  ...rest,
  ...(timeZone === undefined ? {} : { timeZone }),
});

export const userHandlers = defineHandlers("users", needs, (ports) => {
  const { members, settings, useCases, sessions, store, limits, account, accounts, captcha, log } = ports;
  type Response = HttpServerResponse.HttpServerResponse;
  const limited = <R>(name: "signUp" | "lookUp", then: Effect.Effect<Response, never, R>) =>
    Effect.gen(function* () {
      const { call } = yield* CurrentRequest;
      const wait = yield* limits.takeShared(name, call.address);
      return wait > 0 ? problem("TooManyTries", { retry_after: wait }) : yield* then;
    });
  const person = checkCaptcha(captcha, log);
  return HttpApiBuilder.group(Api, "users", (handlers) =>
    handlers
      .handle("signUp", ({ payload }) =>
        limited(
          "signUp",
          Effect.catch(join(ports, payload), (refusal) => Effect.succeed(refuse(refusal))),
        ),
      )
      .handle("me", ({ query }) =>
        Effect.gen(function* () {
          const member = yield* CurrentMember;
          const { sharing } = yield* accounts.settings(member.id);
          return json(writeUserSections(member, { settings: yield* settings.of(member.id), sharing }, query.fields));
        }),
      )
      .handle("changeUser", ({ payload }) =>
        Effect.gen(function* () {
          // ID105: who is signed in is known, whatever the service says.
          const shown = yield* Effect.result(Effect.catchTag(person, "CaptchaUnavailable", () => Effect.void));
          if (Result.isFailure(shown)) return refuse(shown.failure);
          const { id, username, email } = yield* CurrentMember;
          const { unit_preferences: units, location_preferences: where } = { ...payload, ...payload.item };
          return yield* reply(
            account.changeUser(id, { units: units ?? {}, where: readWhereabouts(where) }, payload.version),
            (profile) => ({ id, username, email, ...writeChangedUser(profile) }),
          );
        }),
      )
      .handle("changePassword", ({ payload }) =>
        Effect.gen(function* () {
          const facts = yield* CurrentRequest;
          const active = facts.session;
          if (active === undefined) return problem("SignInNeeded");
          const changed = yield* Effect.result(useCases.changePassword({ active, ...payload }));
          if (Result.isFailure(changed)) return refuse(changed.failure);
          return withCookies(json({}), yield* sessions.remember(changed.success, facts));
        }),
      )
      .handle("logout", () =>
        Effect.flatMap(CurrentRequest, ({ origin }) =>
          signOut({ store, sessions }, json({ url: `${origin}/account/logout` })),
        ),
      )
      .handle("userExists", ({ query }) =>
        limited(
          "lookUp",
          Effect.map(checkEmail(query.email).ok ? members.isEmailTaken(query.email) : Effect.succeed(false), (exists) =>
            json({ exists }),
          ),
        ),
      )
      .handle("validateUsername", ({ query }) =>
        limited(
          "lookUp",
          Effect.map(useCases.checkUsernameAvailability(query.username), ({ isFree, ...verdict }) =>
            json({
              ...verdict,
              valid: isFree,
              ...(isFree || verdict.accepted !== undefined ? {} : { accepted: "a username that is not taken" }),
            }),
          ),
        ),
      ),
  );
});
