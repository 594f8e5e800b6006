import {
  checkEmail,
  checkUsername,
  type EmailRefused,
  type Member,
  type SessionDevice,
  type UsernameRefused,
} from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { ConfirmationNeeded, CurrentPasswordWrong } from "../identity/refusals.ts";
import type { EmailTaken, MemberStore, UsernameTaken } from "../identity/member-store.ts";
import type { ConfirmOwner } from "../identity/confirm-identity.ts";
import type { ActiveSession } from "../identity/session-store.ts";
import type { MailLinks } from "../mail/mail-links.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import type { Ids } from "../platform/ids.ts";
import type { TooManyTries } from "../platform/refusals.ts";
import { linkMail, noticeMail } from "../identity/account-mail.ts";
import type { AccountStore } from "./account-store.ts";
import type { UsernameChangedLately } from "./refusals.ts";

export type ChangeNames = {
  /** J22: another link to the member's own address; three an hour at most. */
  readonly resendVerification: (member: Member) => Effect.Effect<void>;
  /** J25: the new address gets a link, the old one word of it. */
  readonly changeEmail: (
    active: ActiveSession,
    email: string,
    password: string | undefined,
    device: SessionDevice,
  ) => Effect.Effect<void, EmailRefused | EmailTaken | ConfirmationNeeded | CurrentPasswordWrong | TooManyTries>;
  /** J26: answers the name as it is kept. */
  readonly changeUsername: (
    member: Member,
    username: string,
    device: SessionDevice,
  ) => Effect.Effect<string, UsernameRefused | UsernameTaken | UsernameChangedLately>;
};

const AN_HOUR_MS = 3_600_000;
const MOST_LINKS_AN_HOUR = 3;
/** J26 */
const USERNAME_KEPT_MS = 30 * 86_400_000;

export const makeChangeNames = (ports: {
  readonly accounts: AccountStore;
  readonly members: MemberStore;
  readonly confirmOwner: ConfirmOwner;
  readonly links: MailLinks;
  readonly ids: Ids;
  readonly clock: Clock;
}): ChangeNames => {
  const { accounts, members, links, ids, clock } = ports;
  const mayAsk = (member: Member, purpose: "verifyEmail" | "changeEmail", now: number) =>
    Effect.map(accounts.tokensSince(member.id, purpose, now - AN_HOUR_MS), (sent) => sent < MOST_LINKS_AN_HOUR);
  return {
    resendVerification: Effect.fn("ResendVerification")(function* (member) {
      const now = yield* clock.now;
      if (member.emailVerifiedAt !== undefined || !(yield* mayAsk(member, "verifyEmail", now))) return;
      const to = { id: yield* ids.next, member: member.id, email: member.email };
      yield* accounts.note(member.id, linkMail(links, "verifyEmail", to, now));
    }),
    changeEmail: Effect.fn("ChangeEmail")(function* (active, typed, password, device) {
      const email = yield* fromResult(checkEmail(typed));
      yield* ports.confirmOwner(active, password);
      const { member } = active;
      if (email === member.email) return;
      if (yield* members.isEmailTaken(email)) return yield* Effect.fail({ _tag: "EmailTaken" as const });
      const now = yield* clock.now;
      if (!(yield* mayAsk(member, "changeEmail", now)))
        return yield* Effect.fail({ _tag: "TooManyTries" as const, retryAfterSeconds: AN_HOUR_MS / 1000 });
      const { jobs, tokens } = linkMail(links, "changeEmail", { id: yield* ids.next, member: member.id, email }, now);
      yield* accounts.note(member.id, {
        tokens,
        jobs: [...jobs, yield* noticeMail(ids, "emailChanging", member, now)],
        events: [{ id: yield* ids.next, kind: "emailChangeAsked", at: now, device }],
      });
    }),
    changeUsername: Effect.fn("ChangeUsername")(function* (member, typed, device) {
      const username = yield* fromResult(checkUsername(typed));
      const now = yield* clock.now;
      const events = [{ id: yield* ids.next, kind: "usernameChanged" as const, at: now, device }];
      const changedAt = yield* accounts.changeUsername(member.id, username, now - USERNAME_KEPT_MS, now, { events });
      if (changedAt === undefined) return username;
      const until = new Date(changedAt + USERNAME_KEPT_MS).toISOString();
      return yield* Effect.fail({ _tag: "UsernameChangedLately" as const, until });
    }),
  };
};
