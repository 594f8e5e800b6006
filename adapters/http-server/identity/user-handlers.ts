import { DEFAULT_DIARY_SETTINGS } from "@morsel/domain/diary";
import { checkEmail } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type * as HttpServerResponse from "effect/http/HttpServerResponse";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { Api } from "../../http-contract/api.ts";
import { json, problem, withCookies } from "../responses/responses.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { reply } from "../responses/reply.ts";
import { refuse } from "../responses/problem-details.ts";
import { Newcomers } from "./newcomers.ts";
import { Sessions } from "./sessions.ts";
import { signOut } from "./sign-out.ts";
import { writeContents } from "../../http-contract/shared/contents-codec.ts";
import { writeUnits } from "../../http-contract/identity/units-codec.ts";
import { writeUser, writeUserSections } from "./user-codec.ts";
import type { UserChange } from "../../http-contract/identity/users.ts";
import { AccountUseCases } from "@morsel/application/account/use-cases";
import { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import { MemberStore } from "@morsel/application/identity/member-store";
import { SessionStore } from "@morsel/application/identity/session-store";
import { IdentityUseCases } from "@morsel/application/identity/use-cases";
import { defineHandlers } from "../platform/handlers.ts";
import { RateLimits } from "../requests/rate-limits.ts";

const needs = {
  members: MemberStore,
  settings: DiarySettingsStore,
  useCases: IdentityUseCases,
  sessions: Sessions,
  store: SessionStore,
  limits: RateLimits,
  account: AccountUseCases,
  newcomers: Newcomers,
};

type WireWhereabouts = (typeof UserChange.Type)["location_preferences"];

const readWhereabouts = ({ time_zone: timeZone, ...rest }: NonNullable<WireWhereabouts> = {}) => ({
  ...rest,
  ...(timeZone === undefined ? {} : { timeZone }),
});

export const userHandlers = defineHandlers(
  needs,
  ({ members, settings, useCases, sessions, store, limits, account, newcomers }) => {
    type Response = HttpServerResponse.HttpServerResponse;
    const limited = <R>(name: "signUp" | "lookUp", then: Effect.Effect<Response, never, R>) =>
      Effect.gen(function* () {
        const { call } = yield* CurrentRequest;
        const wait = yield* limits.takeShared(name, call.address);
        return wait > 0 ? problem("TooManyTries", { retry_after: wait }) : yield* then;
      });
    return HttpApiBuilder.group(Api, "users", (handlers) =>
      handlers
        .handle("signUp", ({ payload }) =>
          limited(
            "signUp",
            reply(
              Effect.tap(useCases.signUp(payload), ({ member }) => newcomers.link(member)),
              ({ member, goals }) => ({
                ...writeUser(member, DEFAULT_DIARY_SETTINGS),
                goal: writeContents(goals.dailyGoals[0] ?? {}),
              }),
              201,
            ),
          ),
        )
        .handle("me", ({ query }) =>
          Effect.gen(function* () {
            const member = yield* CurrentMember;
            return json(writeUserSections(member, yield* settings.of(member.id), query.fields));
          }),
        )
        .handle("changeUser", ({ payload }) =>
          Effect.gen(function* () {
            const { id, username, email, profile } = yield* CurrentMember;
            const { unit_preferences: units, location_preferences: where } = { ...payload, ...payload.item };
            const moved = yield* Effect.result(account.changeWhereabouts(id, readWhereabouts(where)));
            if (Result.isFailure(moved)) return refuse(moved.failure);
            const { locale, timeZone: time_zone, country } = { ...profile, ...moved.success };
            return json({
              id,
              username,
              email,
              unit_preferences: writeUnits(yield* members.chooseUnits(id, units ?? {})),
              location_preferences: { locale, time_zone, country },
            });
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
            Effect.map(
              checkEmail(query.email).ok ? members.isEmailTaken(query.email) : Effect.succeed(false),
              (exists) => json({ exists }),
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
  },
);
