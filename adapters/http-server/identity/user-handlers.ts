import { DEFAULT_DIARY_SETTINGS } from "@morsel/domain/diary";
import { checkEmail } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type * as HttpServerResponse from "effect/http/HttpServerResponse";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { Api } from "../../http-contract/api.ts";
import { json, problem } from "../responses/responses.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { reply } from "../responses/reply.ts";
import { writeContents } from "../../http-contract/shared/contents-codec.ts";
import { writeUnits } from "../../http-contract/identity/units-codec.ts";
import { writeUser, writeUserSections } from "./user-codec.ts";
import { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import { MemberStore } from "@morsel/application/identity/member-store";
import { IdentityUseCases } from "@morsel/application/identity/use-cases";
import { defineHandlers } from "../platform/handlers.ts";
import { RateLimits } from "../requests/rate-limits.ts";

const needs = { members: MemberStore, settings: DiarySettingsStore, useCases: IdentityUseCases, limits: RateLimits };

export const userHandlers = defineHandlers(needs, ({ members, settings, useCases, limits }) => {
  type Response = HttpServerResponse.HttpServerResponse;
  const limited = <R>(name: "signUp" | "lookUp", then: Effect.Effect<Response, never, R>) =>
    Effect.flatMap(CurrentRequest, ({ call }): Effect.Effect<Response, never, R> => {
      const wait = limits.take(name, call.address);
      return wait > 0 ? Effect.succeed(problem("TooManyTries", { retry_after: wait })) : then;
    });
  return HttpApiBuilder.group(Api, "users", (handlers) =>
    handlers
      .handle("signUp", ({ payload }) =>
        limited(
          "signUp",
          reply(
            useCases.signUp(payload),
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
          const { id, username, email } = yield* CurrentMember;
          const units = yield* members.chooseUnits(id, payload.unit_preferences);
          return json({ id, username, email, unit_preferences: writeUnits(units) });
        }),
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
