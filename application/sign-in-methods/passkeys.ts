import { isLastSignInMethod, isMemberId, MOST_PASSKEYS, type SessionDevice } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { safetyNotice } from "../identity/account-mail.ts";
import { beginSession, type BeginSessionPorts, type NewSessionPlace } from "../identity/begin-session.ts";
import type { ConfirmationNeeded, CredentialsRefused, SignInSuspended } from "../identity/refusals.ts";
import { requireConfirmation } from "../identity/confirm-identity.ts";
import type { MemberStore } from "../identity/member-store.ts";
import type { ActiveSession } from "../identity/session-store.ts";
import type { PasskeyStore } from "./passkey-store.ts";
import type { PasskeyQuestion, PasskeySite, PasskeyVerifier } from "./passkey-verifier.ts";

/** The answer is no new passkey, or the member has the maximum already. */
export type PasskeyRefused = { readonly _tag: "PasskeyRefused" };
export type SignInMethodNotFound = { readonly _tag: "SignInMethodNotFound" };
/** ID85 */
export type LastSignInMethod = { readonly _tag: "LastSignInMethod" };

/** An answer to a challenge of ours, and until when the challenge is good. */
export type AnsweredChallenge = PasskeySite & {
  readonly challenge: string;
  readonly expiresAt: number;
  readonly credential: unknown;
};

export type PasskeyPorts = BeginSessionPorts & {
  readonly members: MemberStore;
  readonly passkeys: PasskeyStore;
  readonly verifier: PasskeyVerifier;
};

const notOne: PasskeyRefused = { _tag: "PasskeyRefused" };
const notFound: SignInMethodNotFound = { _tag: "SignInMethodNotFound" };
const last: LastSignInMethod = { _tag: "LastSignInMethod" };
const refused: CredentialsRefused = { _tag: "CredentialsRefused" };

/** J42 */
export const makePasskeys = (ports: PasskeyPorts) => {
  const { members, sessions, passkeys, verifier, ids, clock } = ports;

  /** The member by whose passkey the challenge was answered, once (ID87); undefined where it was answered by none. */
  const answeredBy = Effect.fnUntraced(function* ({ challenge, expiresAt, ...answered }: AnsweredChallenge) {
    const said = verifier.whose(answered.credential);
    const now = yield* clock.now;
    if (said === undefined || !isMemberId(said.member) || now >= expiresAt) return undefined;
    const passkey = yield* passkeys.find(said.member, said.id);
    if (passkey === undefined) return undefined;
    const verified = yield* verifier.verify({ ...answered, challenge }, passkey);
    if (verified === undefined) return undefined;
    if (!(yield* passkeys.useChallenge(said.member, challenge, expiresAt, now))) return undefined;
    const isLater = yield* passkeys.used(said.member, passkey.id, { counter: verified.counter, at: now });
    return isLater ? said.member : undefined;
  });

  return {
    ask: verifier.ask,

    signIn: Effect.fn("SignInByPasskey")(function* (
      answered: AnsweredChallenge,
      place: NewSessionPlace,
    ): Effect.fn.Return<ActiveSession, CredentialsRefused | SignInSuspended> {
      const id = yield* answeredBy(answered);
      const member = id && (yield* members.byId(id));
      const found = member && (yield* members.byLogin(member.email));
      if (found === undefined || found.member.id !== id) return yield* Effect.fail(refused);
      const active = yield* beginSession(ports, found, place);
      return active ?? (yield* Effect.fail(refused));
    }),

    /** ID81: by a passkey instead of the password. */
    confirm: Effect.fn("ConfirmByPasskey")(function* (
      { member, session }: ActiveSession,
      answered: AnsweredChallenge,
    ): Effect.fn.Return<void, CredentialsRefused> {
      if ((yield* answeredBy(answered)) !== member.id) return yield* Effect.fail(refused);
      if (!(yield* sessions.authenticated(member.id, session.id, yield* clock.now))) return yield* Effect.fail(refused);
    }),

    askForNew: Effect.fn("AskForNewPasskey")(function* (
      active: ActiveSession,
      site: PasskeySite,
    ): Effect.fn.Return<PasskeyQuestion, ConfirmationNeeded> {
      yield* requireConfirmation(clock, active);
      return yield* verifier.askForNew(site, active.member, yield* passkeys.all(active.member.id));
    }),

    add: Effect.fn("AddPasskey")(function* (
      active: ActiveSession,
      { expiresAt, ...answered }: AnsweredChallenge,
      { browser, system }: SessionDevice,
    ): Effect.fn.Return<void, ConfirmationNeeded | PasskeyRefused> {
      yield* requireConfirmation(clock, active);
      const now = yield* clock.now;
      const made = now < expiresAt ? yield* verifier.readNew(answered) : undefined;
      if (made === undefined) return yield* Effect.fail(notOne);
      const named = {
        ...(browser === undefined ? {} : { browser }),
        ...(system === undefined ? {} : { system }),
      };
      const told = yield* safetyNotice(ids, active, "passkeyAdded", now);
      const passkey = { ...made, ...named, createdAt: now };
      const isAdded = yield* passkeys.add(active.member.id, passkey, MOST_PASSKEYS, told);
      if (!isAdded) return yield* Effect.fail(notOne);
    }),

    remove: Effect.fn("RemovePasskey")(function* (
      active: ActiveSession,
      id: string,
    ): Effect.fn.Return<void, ConfirmationNeeded | LastSignInMethod | SignInMethodNotFound> {
      yield* requireConfirmation(clock, active);
      const told = yield* safetyNotice(ids, active, "passkeyRemoved", yield* clock.now);
      const outcome = yield* passkeys.remove(active.member.id, id, (methods) => !isLastSignInMethod(methods), told);
      if (outcome === "refused") return yield* Effect.fail(last);
      if (outcome === "unknown") return yield* Effect.fail(notFound);
    }),
  };
};
