import { AccountStore } from "@morsel/application/account/account-store";
import type { AccountSettingsWish } from "@morsel/application/account/change-settings";
import { AccountUseCases } from "@morsel/application/account/use-cases";
import { refuseCursor, refuseField } from "@morsel/application/platform/refused-field";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import {
  readCursor,
  readSharing,
  writeAccountSettings,
  writeSecurityEvents,
} from "../../http-contract/account/codec.ts";
import type { AccountSettingsChange as ChangePayload } from "../../http-contract/account/schemas.ts";
import { Api } from "../../http-contract/api.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { activeSession } from "../identity/session/active-session.ts";
import { deviceOf } from "../identity/session/device-of.ts";
import { Sessions } from "../identity/session/sessions.ts";
import { signOutSession } from "../identity/session/sign-out.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { refuse } from "../responses/problem-details.ts";
import { forMember, replyForId } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";
import { json, problem } from "../responses/responses.ts";

/** Events of one member that are read at once. */
const EVENTS = 50;

/** The asking member, session and device. */
const asker = Effect.gen(function* () {
  const active = yield* activeSession;
  const { call } = yield* CurrentRequest;
  return { active, member: active.member, device: yield* deviceOf(call) };
});

const readChange = ({ sharing, mail, news, privacy }: typeof ChangePayload.Type): AccountSettingsWish => ({
  ...(mail === undefined ? {} : { mail }),
  ...(news === undefined ? {} : { news }),
  ...(privacy === undefined ? {} : { privacy }),
  ...(sharing === undefined ? {} : { sharing: readSharing(sharing) }),
});

const needs = { accounts: AccountStore, useCases: AccountUseCases, sessions: Sessions };

/** The signed-in member's account. */
export const accountHandlers = defineHandlers("account", needs, ({ accounts, useCases, sessions }) =>
  HttpApiBuilder.group(Api, "account", (handlers) =>
    handlers
      .handle("account", () =>
        Effect.gen(function* () {
          const { id, emailVerifiedAt } = yield* CurrentMember;
          const settings = writeAccountSettings(yield* accounts.settings(id));
          return json({ settings, email_verified: emailVerifiedAt !== undefined });
        }),
      )
      .handle("changeAccount", ({ payload }) =>
        replyForId(
          (member) =>
            Effect.catchTag(
              useCases.changeSettings({ member, version: payload.version, change: readChange(payload) }),
              "DiaryKeyMissing",
              () => refuseField("sharing.key", "a key, where locked"),
            ),
          writeAccountSettings,
        ),
      )
      .handle("resendVerification", ({ query }) =>
        Effect.flatMap(CurrentMember, (member) =>
          reply(
            query.user_id === undefined || query.user_id === member.id
              ? useCases.resendVerification(member)
              : refuseField("user_id", "one's own id"),
            () => ({}),
          ),
        ),
      )
      .handle("changeEmail", ({ payload }) =>
        Effect.flatMap(asker, ({ active, device }) =>
          reply(useCases.changeEmail(active, payload.email, payload.currentPassword, device), () => ({}), 202),
        ),
      )
      .handle("changeUsername", ({ payload }) =>
        Effect.flatMap(asker, ({ member, device }) =>
          reply(useCases.changeUsername(member, payload.username, device), (username) => ({ username })),
        ),
      )
      .handle("securityEvents", ({ query }) =>
        forMember((id) => {
          const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
          return reply(
            query.cursor !== undefined && after === undefined ? refuseCursor : accounts.events(id, EVENTS, after),
            (events) => writeSecurityEvents(events, EVENTS),
          );
        }),
      )
      .handle("askDeletion", ({ payload }) =>
        Effect.flatMap(asker, ({ active, device }) =>
          Effect.matchEffect(useCases.askDeletion(active, payload.currentPassword, device), {
            onFailure: (refusal) => Effect.succeed(refuse(refusal)),
            onSuccess: (at) => signOutSession(sessions, json({ erase_at: new Date(at).toISOString() })),
          }),
        ),
      )
      .handle("takeBackDeletion", () =>
        Effect.flatMap(asker, ({ member, device }) => reply(useCases.takeBackDeletion(member, device), () => ({}))),
      ),
  ),
);

const linkNeeds = { useCases: AccountUseCases, limits: RateLimits };

/** Handlers for visitors who are not signed in: asking for a link by mail, and using it. */
export const accountLinkHandlers = defineHandlers("accountLinks", linkNeeds, ({ useCases, limits }) => {
  /** Each asks for mail, or tries a secret and may cost a hash: an address has so many of them. */
  const limited = <A, E extends { readonly _tag: string }>(
    ask: Effect.Effect<A, E>,
    write: (value: A) => unknown,
    status = 200,
  ) =>
    Effect.gen(function* () {
      const { call } = yield* CurrentRequest;
      const wait = yield* limits.takeShared("accountLink", call.address);
      return wait > 0 ? problem("TooManyTries", { retry_after: wait }) : yield* reply(ask, write, status);
    });
  const device = Effect.flatMap(CurrentRequest, ({ call }) => deviceOf(call));
  const nothing = () => ({});
  return HttpApiBuilder.group(Api, "accountLinks", (handlers) =>
    handlers
      .handle("forgotPassword", ({ payload }) =>
        limited(useCases.askForLink("resetPassword", payload.login), nothing, 202),
      )
      .handle("resetPassword", ({ payload: { token, password } }) =>
        Effect.flatMap(device, (from) => limited(useCases.resetPassword(token, password, from), nothing)),
      )
      .handle("confirmEmail", ({ payload: { token } }) =>
        Effect.flatMap(device, (from) => limited(useCases.confirmEmail(token, from), (email) => ({ email }))),
      )
      .handle("askToLogIn", ({ payload }) => limited(useCases.askForLink("liftWait", payload.login), nothing, 202))
      .handle("liftWait", ({ payload: { token } }) =>
        Effect.flatMap(device, (from) => limited(useCases.liftWait(token, from), nothing)),
      ),
  );
});
