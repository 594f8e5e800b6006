import { isFreshlyAuthenticated, isLastSignInMethod, linkedProviders, type MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { safetyNotice } from "../identity/account-mail.ts";
import { beginSession, type BeginSessionPorts, type NewSessionPlace } from "../identity/begin-session.ts";
import type { ConfirmationNeeded, SignInSuspended } from "../identity/refusals.ts";
import { requireConfirmation } from "../identity/confirm-identity.ts";
import type { MemberStore } from "../identity/member-store.ts";
import type { ActiveSession } from "../identity/session-store.ts";
import type { LinkStore } from "./link-store.ts";
import type { LastSignInMethod, SignInMethodNotFound } from "./passkeys.ts";
import type { SignInProviders } from "./sign-in-providers.ts";
import type { ProviderAccount } from "../identity/provider-account.ts";

/** J43: the address is that of an account which this way does not let in; or the way is another account's. */
export type AccountNotLinked = { readonly _tag: "AccountNotLinked" };
/** No account has joined with it. */
export type AccountUnknown = { readonly _tag: "AccountUnknown" };

export type ProviderPorts = BeginSessionPorts & {
  readonly members: MemberStore;
  readonly links: LinkStore;
  readonly services: SignInProviders;
};

const notLinked: AccountNotLinked = { _tag: "AccountNotLinked" };
const unknown: AccountUnknown = { _tag: "AccountUnknown" };
const last: LastSignInMethod = { _tag: "LastSignInMethod" };
const notFound: SignInMethodNotFound = { _tag: "SignInMethodNotFound" };

/** J43: nobody is let into an account because another service says that they have its e-mail address; J44: who has none joins. */
export const makeProviders = (ports: ProviderPorts) => {
  const { members, links, services, ids, clock } = ports;
  const named = (provider: string) => ({ provider: services.all.find(({ id }) => id === provider)?.name ?? provider });
  const memberWith = Effect.fnUntraced(function* (id: MemberId) {
    const member = yield* members.byId(id);
    return member === undefined ? undefined : yield* members.byLogin(member.email);
  });
  return {
    signIn: Effect.fn("SignInByProvider")(function* (
      who: ProviderAccount,
      place: NewSessionPlace,
    ): Effect.fn.Return<ActiveSession, AccountNotLinked | AccountUnknown | SignInSuspended> {
      const id = yield* links.memberOf(who.provider, who.subject);
      const found = id === undefined ? undefined : yield* memberWith(id);
      if (found === undefined) {
        const isTaken = who.email !== undefined && (yield* members.isEmailTaken(who.email));
        return yield* Effect.fail(isTaken ? notLinked : unknown);
      }
      return (yield* beginSession(ports, found, place)) ?? (yield* Effect.fail(unknown));
    }),

    /** ID81: only soon after signing in; ID102: except if this proves that the person is the member. Answers if that is so. */
    mayLink: Effect.fn("MayLinkProvider")(function* (
      active: ActiveSession,
      provider: string,
    ): Effect.fn.Return<boolean, ConfirmationNeeded> {
      const own = yield* links.all(active.member.id);
      if (own.some((link) => link.provider === provider)) return true;
      yield* requireConfirmation(clock, active);
      return false;
    }),

    /** By who is signed in, in the session in which it was asked for. ID102: what is linked already shows that they are the member. */
    link: Effect.fn("LinkProvider")(function* (
      { member, session }: Pick<ActiveSession, "member" | "session">,
      who: ProviderAccount,
    ): Effect.fn.Return<void, AccountNotLinked> {
      const active = yield* ports.sessions.find(member.id, session.id);
      if (active === undefined) return yield* Effect.fail(notLinked);
      const now = yield* clock.now;
      const own = yield* links.all(member.id);
      if (own.some(({ provider, subject }) => provider === who.provider && subject === who.subject)) {
        const { authenticatedAt = now } = who;
        const isShown =
          isFreshlyAuthenticated({ authenticatedAt }, now) &&
          (yield* ports.sessions.authenticated(member.id, session.id, now));
        return yield* isShown ? Effect.void : Effect.fail(notLinked);
      }
      const told = yield* safetyNotice(ids, active, "providerLinked", now, named(who.provider));
      const { provider, subject } = who;
      if (!(yield* links.add(member.id, { provider, subject, linkedAt: now }, told)))
        return yield* Effect.fail(notLinked);
    }),

    /** ID31: by the providers' ids. */
    of: (member: MemberId): Effect.Effect<readonly string[]> =>
      Effect.map(links.all(member), (socialMediaLinks) => linkedProviders({ socialMediaLinks })),

    remove: Effect.fn("RemoveProvider")(function* (
      active: ActiveSession,
      provider: string,
    ): Effect.fn.Return<void, ConfirmationNeeded | LastSignInMethod | SignInMethodNotFound> {
      yield* requireConfirmation(clock, active);
      const told = yield* safetyNotice(ids, active, "providerRemoved", yield* clock.now, named(provider));
      const outcome = yield* links.remove(active.member.id, provider, (methods) => !isLastSignInMethod(methods), told);
      if (outcome === "refused") return yield* Effect.fail(last);
      if (outcome === "unknown") return yield* Effect.fail(notFound);
    }),
  };
};
