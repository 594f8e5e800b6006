import { asFieldRefused } from "@morsel/application/support/refused-field";
import { DEFAULT_DIARY_SETTINGS } from "@morsel/domain/diary";
import { checkEmail, checkUsername, usernameSuggestions } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type * as HttpServerResponse from "effect/http/HttpServerResponse";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { CurrentMember } from "../http-contract/access.ts";
import { Api } from "../http-contract/api.ts";
import { json, problem } from "./answers.ts";
import type { App } from "./app.ts";
import { CurrentRequest } from "./call.ts";
import { reply } from "./reply.ts";
import { writeContents } from "../http-contract/translate-contents.ts";
import { writeUser, writeUserSections } from "./write-user.ts";

const SUGGESTED = 4;

export const userHandlers = (app: App) => {
  type Response = HttpServerResponse.HttpServerResponse;
  const limited = <R>(name: "signUp" | "lookUp", then: Effect.Effect<Response, never, R>) =>
    Effect.flatMap(CurrentRequest, ({ call }): Effect.Effect<Response, never, R> => {
      const wait = app.limits.take(name, call.address);
      return wait > 0 ? Effect.succeed(problem("TooManyTries", { retry_after: wait })) : then;
    });
  const free = Effect.fnUntraced(function* (names: readonly string[]) {
    const taken = yield* Effect.forEach(names, (name) => app.members.isUsernameTaken(name));
    return names.filter((_, i) => taken[i] === false).slice(0, SUGGESTED);
  });
  return HttpApiBuilder.group(Api, "users", (handlers) =>
    handlers
      .handle("signUp", ({ payload }) =>
        limited(
          "signUp",
          reply(
            app.signUp(payload),
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
          const { member } = yield* CurrentMember;
          const found = yield* app.members.byId(member);
          if (found === undefined) return problem("SignInNeeded");
          return json(writeUserSections(found, yield* app.settings.of(member), query.fields));
        }),
      )
      .handle("userExists", ({ query }) =>
        limited(
          "lookUp",
          Effect.map(
            checkEmail(query.email).ok ? app.members.isEmailTaken(query.email) : Effect.succeed(false),
            (exists) => json({ exists }),
          ),
        ),
      )
      .handle("validateUsername", ({ query }) =>
        limited(
          "lookUp",
          Effect.gen(function* () {
            const checked = checkUsername(query.username);
            const isTaken = checked.ok && (yield* app.members.isUsernameTaken(checked.value));
            if (checked.ok && !isTaken) return json({ username: checked.value, valid: true, suggestions: [] });
            return json({
              username: query.username,
              valid: false,
              accepted: checked.ok ? "a username that is not taken" : asFieldRefused(checked.error).accepted,
              suggestions: yield* free(usernameSuggestions(query.username)),
            });
          }),
        ),
      ),
  );
};
