import { FREE_LOGIN_TRIES, isFreshlyAuthenticated, normalisePassword } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import type { TooManyTries } from "../platform/refusals.ts";
import type { CurrentPasswordWrong } from "./client/password-client.ts";
import type { ConfirmationNeeded } from "./client/confirmation-needed.ts";
import type { LoginGuard } from "./login-guard.ts";
import type { MemberStore } from "./member-store.ts";
import type { Passwords } from "./passwords.ts";
import type { ActiveSession, SessionStore } from "./session-store.ts";

export type ConfirmIdentity = (
  active: ActiveSession,
  password: string,
) => Effect.Effect<void, CurrentPasswordWrong | TooManyTries>;

const wrong: CurrentPasswordWrong = { _tag: "CurrentPasswordWrong" };

/** ID81: whoever sits before an open session shows that they are the member. Guessing is slowed down as at a change of the password (ID45). */
export const makeConfirmIdentity = (ports: {
  readonly members: MemberStore;
  readonly sessions: SessionStore;
  readonly passwords: Passwords;
  readonly guard: LoginGuard;
  readonly clock: Clock;
}): ConfirmIdentity =>
  Effect.fn("ConfirmIdentity")(function* ({ member, session }, password) {
    const tryer = { key: `password of ${member.id}`, free: FREE_LOGIN_TRIES.account };
    const begun = yield* ports.guard.begin([tryer]);
    const known = yield* ports.members.byLogin(member.email);
    const isRight = yield* ports.passwords.verify(normalisePassword(password), known?.password);
    if (known?.member.id !== member.id || !isRight) return yield* Effect.fail(wrong);
    if (!(yield* ports.sessions.authenticated(member.id, session.id, yield* ports.clock.now)))
      return yield* Effect.fail(wrong);
    yield* ports.guard.succeeded({ forgiven: tryer, counted: undefined, begun });
  });

const needed: ConfirmationNeeded = { _tag: "ConfirmationNeeded" };

/** ID81: what is sensitive asks this first. */
export const whenConfirmed = (clock: Clock, { session }: ActiveSession): Effect.Effect<void, ConfirmationNeeded> =>
  Effect.flatMap(clock.now, (now) => (isFreshlyAuthenticated(session, now) ? Effect.void : Effect.fail(needed)));
