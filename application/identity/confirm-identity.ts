import * as Effect from "effect/Effect";
import { isFreshlyAuthenticated, NO_PASSWORD, type PasswordHash } from "@morsel/domain/identity";
import type { Clock } from "../platform/clock.ts";
import type { TooManyTries } from "../platform/refusals.ts";
import type { ConfirmationNeeded, CurrentPasswordWrong } from "./refusals.ts";
import type { ActiveSession, SessionStore } from "./session-store.ts";
import { makeVerifyPassword, type PasswordPorts } from "./verify-password.ts";

export type ConfirmIdentity = (
  active: ActiveSession,
  password: string,
) => Effect.Effect<void, CurrentPasswordWrong | TooManyTries>;

const wrong: CurrentPasswordWrong = { _tag: "CurrentPasswordWrong" };

/** ID81: the person in an open session proves by the password to be the member. */
export const makeConfirmIdentity = (
  ports: PasswordPorts & { readonly sessions: SessionStore; readonly clock: Clock },
): ConfirmIdentity => {
  const verifyPassword = makeVerifyPassword(ports);
  return Effect.fn("ConfirmIdentity")(function* ({ member, session }, password) {
    yield* verifyPassword(member, password);
    if (!(yield* ports.sessions.authenticated(member.id, session.id, yield* ports.clock.now)))
      return yield* Effect.fail(wrong);
  });
};

const needed: ConfirmationNeeded = { _tag: "ConfirmationNeeded" };

/** ID81: what is sensitive asks this first. */
export const requireConfirmation = (
  clock: Clock,
  { session }: ActiveSession,
): Effect.Effect<void, ConfirmationNeeded> =>
  Effect.flatMap(clock.now, (now) => (isFreshlyAuthenticated(session, now) ? Effect.void : Effect.fail(needed)));

/** Answers the hash of the password that was given, or `NO_PASSWORD` where there is none. */
export type ConfirmOwner = (
  active: ActiveSession,
  password: string | undefined,
) => Effect.Effect<PasswordHash, CurrentPasswordWrong | TooManyTries | ConfirmationNeeded>;

/** J25, J28, ID45: who has a password gives it. ID102: who has none has shown otherwise who they are, a while ago at most. */
export const makeConfirmOwner = (ports: PasswordPorts & { readonly clock: Clock }): ConfirmOwner => {
  const verifyPassword = makeVerifyPassword(ports);
  return Effect.fn("ConfirmOwner")(function* (active, password) {
    const { member } = active;
    const known = yield* ports.members.byLogin(member.email);
    if (known?.member.id !== member.id || known.password !== NO_PASSWORD)
      return yield* verifyPassword(member, password ?? "");
    yield* requireConfirmation(ports.clock, active);
    return NO_PASSWORD;
  });
};
