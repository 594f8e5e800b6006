import { FREE_LOGIN_TRIES, isSessionId, normalisePassword } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { noticeMail } from "../account/account-mail.ts";
import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import type { TooManyTries } from "../platform/refusals.ts";
import type { CurrentPasswordWrong } from "./client/password-client.ts";
import type { CommonPasswords } from "./common-passwords.ts";
import type { LoginGuard } from "./login-guard.ts";
import type { MemberStore } from "./member-store.ts";
import { checkNewPassword, type NewPasswordRefused } from "./new-password.ts";
import type { Passwords } from "./passwords.ts";
import type { ActiveSession } from "./session-store.ts";

export type ChangePasswordRequest = {
  /** Where it is changed. */
  readonly active: ActiveSession;
  readonly currentPassword: string;
  readonly password: string;
};

/** Answers the session under its new name. */
export type ChangePassword = (
  request: ChangePasswordRequest,
) => Effect.Effect<ActiveSession, CurrentPasswordWrong | NewPasswordRefused | TooManyTries>;

const wrong: CurrentPasswordWrong = { _tag: "CurrentPasswordWrong" };

/**
 * ID45: who found an open session must not come by the account, so the password is asked for and guessing it is slowed down, apart from
 * sign-in: the owner elsewhere does not wait. Of two changes at once the second finds that its current password is none any more.
 */
export const makeChangePassword = (ports: {
  readonly members: MemberStore;
  readonly passwords: Passwords;
  readonly commonPasswords: CommonPasswords;
  readonly guard: LoginGuard;
  readonly ids: Ids;
  readonly clock: Clock;
}): ChangePassword =>
  Effect.fn("ChangePassword")(function* ({ active: { member, session }, currentPassword, password }) {
    const next = yield* checkNewPassword(ports.commonPasswords, password, member);
    const tryer = { key: `password of ${member.id}`, free: FREE_LOGIN_TRIES.account };
    const begun = yield* ports.guard.begin([tryer]);
    const known = yield* ports.members.byLogin(member.email);
    const isRight = yield* ports.passwords.verify(normalisePassword(currentPassword), known?.password);
    if (known === undefined || known.member.id !== member.id || !isRight) return yield* Effect.fail(wrong);
    const id = yield* ports.ids.next;
    if (!isSessionId(id)) return yield* Effect.die(new Error(`Not a UUID: ${id}`));
    const now = yield* ports.clock.now;
    const renamed = { ...session, id, lastSeenAt: now, authenticatedAt: now };
    const change = { verified: known.password, password: yield* ports.passwords.hash(next) };
    const isDone = yield* ports.members.changePassword(
      member.id,
      change,
      { before: session.id, now: renamed },
      {
        events: [
          { id: yield* ports.ids.next, kind: "passwordChanged", at: renamed.lastSeenAt, device: session.device },
        ],
        jobs: [yield* noticeMail(ports.ids, "passwordChanged", member, renamed.lastSeenAt)],
      },
    );
    if (!isDone) return yield* Effect.fail(wrong);
    yield* ports.guard.succeeded({ forgiven: tryer, counted: undefined, begun });
    return { member, session: renamed };
  });
