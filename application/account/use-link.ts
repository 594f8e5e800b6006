import { isTokenLike, type SessionDevice } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { CommonPasswords } from "../identity/common-passwords.ts";
import type { LoginGuard } from "../identity/login-guard.ts";
import type { EmailTaken, MemberStore } from "../identity/member-store.ts";
import { checkNewPassword, type NewPasswordRefused } from "../identity/new-password.ts";
import type { Passwords } from "../identity/passwords.ts";
import type { MailLinks } from "../mail/mail-links.ts";
import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import { noticeMail } from "../identity/account-mail.ts";
import type { AccountStore, StoredToken } from "./account-store.ts";
import { isTokenGood, type TokenPurpose, type SecurityEventKind } from "@morsel/domain/account";
import type { LinkRefused } from "./refusals.ts";

type Ports = {
  readonly accounts: AccountStore;
  readonly members: MemberStore;
  readonly passwords: Passwords;
  readonly commonPasswords: CommonPasswords;
  readonly guard: LoginGuard;
  readonly links: MailLinks;
  readonly ids: Ids;
  readonly clock: Clock;
};

export type UseLink = {
  /** J23, J34 */
  readonly resetPassword: (
    token: string,
    password: string,
    device: SessionDevice,
  ) => Effect.Effect<void, LinkRefused | NewPasswordRefused>;
  /** J22, J25: answers the address that is the member's now. */
  readonly confirmEmail: (token: string, device: SessionDevice) => Effect.Effect<string, LinkRefused | EmailTaken>;
  /** J31 */
  readonly liftWait: (token: string, device: SessionDevice) => Effect.Effect<void, LinkRefused>;
};

const refused: LinkRefused = { _tag: "LinkRefused" };

/** Actions open to anybody who reads the member's mailbox. */
export const makeUseLink = (ports: Ports): UseLink => {
  const { accounts, members, links, clock, ids } = ports;
  const find = Effect.fnUntraced(function* (text: string, ...purposes: readonly TokenPurpose[]) {
    if (!isTokenLike(text)) return yield* Effect.fail(refused);
    const token = yield* accounts.token(links.hashOf(text));
    const now = yield* clock.now;
    if (token === undefined || !purposes.includes(token.purpose) || !isTokenGood(token, now))
      return yield* Effect.fail(refused);
    const member = yield* members.byId(token.member);
    return member === undefined ? yield* Effect.fail(refused) : { token, member, now };
  });
  const event = (kind: SecurityEventKind, at: number, device: SessionDevice) =>
    Effect.map(ids.next, (id) => ({ id, kind, at, device }));
  const orRefused = (isDone: boolean) => (isDone ? Effect.void : Effect.fail(refused));
  const forgive = ({ member }: StoredToken) => ports.guard.forgive(member);

  return {
    resetPassword: Effect.fn("ResetPassword")(function* (text, password, device) {
      const { token, member, now } = yield* find(text, "resetPassword");
      // J34: the mailbox no longer belongs to the member.
      if (token.email !== member.email) return yield* Effect.fail(refused);
      const next = yield* checkNewPassword(ports.commonPasswords, password, member);
      const after = {
        events: [yield* event("passwordReset", now, device)],
        jobs: [yield* noticeMail(ids, "passwordChanged", member, now)],
      };
      yield* orRefused(yield* accounts.resetPassword(token, yield* ports.passwords.hash(next), now, after));
      yield* forgive(token);
    }),
    confirmEmail: Effect.fn("ConfirmEmail")(function* (text, device) {
      const { token, member, now } = yield* find(text, "verifyEmail", "changeEmail");
      const isChange = token.email !== member.email;
      // A link to an address that was left meanwhile confirms nothing.
      if (isChange && token.purpose === "verifyEmail") return yield* Effect.fail(refused);
      const after = {
        events: [yield* event(isChange ? "emailChanged" : "emailVerified", now, device)],
        jobs: isChange ? [yield* noticeMail(ids, "emailChanged", member, now)] : [],
      };
      yield* orRefused(yield* accounts.confirmEmail(token, now, after));
      return token.email;
    }),
    liftWait: Effect.fn("LiftWait")(function* (text, device) {
      const { token, now } = yield* find(text, "liftWait");
      yield* orRefused(yield* accounts.useToken(token, now, { events: [yield* event("waitLifted", now, device)] }));
      yield* forgive(token);
    }),
  };
};
