import { emailKey, isLastSignInMethod, linkedProviders, type MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { safetyNotice } from "../account/account-mail.ts";
import type { Consequences } from "../account/consequences.ts";
import { beginSession, type BeginSessionPorts, type NewSessionPlace } from "../identity/begin-session.ts";
import type { ConfirmationNeeded } from "../identity/client/confirmation-needed.ts";
import { whenConfirmed } from "../identity/confirm-identity.ts";
import type { MemberStore } from "../identity/member-store.ts";
import type { ActiveSession } from "../identity/session-store.ts";
import type { LinkStore } from "./link-store.ts";
import type { LastSignInMethod, SignInMethodNotFound } from "./passkeys.ts";
import type { ProviderProfile, SignInProviders } from "./sign-in-providers.ts";

/** J43: the address is that of an account which this way does not let in; or the way is another account's. */
export type AccountNotLinked = { readonly _tag: "AccountNotLinked" };
/** Nobody has joined with it. */
export type AccountUnknown = { readonly _tag: "AccountUnknown" };

export type ProviderPorts = BeginSessionPorts & {
  readonly members: MemberStore;
  readonly links: LinkStore;
  readonly services: SignInProviders;
};

/** Who somebody is at a provider. */
export type AtProvider = ProviderProfile & { readonly provider: string };

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
  const linked = (member: MemberId, { provider, subject }: AtProvider, linkedAt: number, after?: Consequences) =>
    Effect.flatMap(links.add(member, { provider, subject, linkedAt }, after), (isDone) =>
      isDone ? Effect.void : Effect.fail(notLinked),
    );
  return {
    signIn: Effect.fn("SignInByProvider")(function* (
      who: AtProvider,
      place: NewSessionPlace,
    ): Effect.fn.Return<ActiveSession, AccountNotLinked | AccountUnknown> {
      const id = yield* links.memberOf(who.provider, who.subject);
      const found = id === undefined ? undefined : yield* memberWith(id);
      if (found === undefined) {
        const isTaken = who.email !== undefined && (yield* members.isEmailTaken(who.email));
        return yield* Effect.fail(isTaken ? notLinked : unknown);
      }
      return (yield* beginSession(ports, found, place)) ?? (yield* Effect.fail(unknown));
    }),

    /** ID81: soon after signing in only. */
    mayLink: (active: ActiveSession): Effect.Effect<void, ConfirmationNeeded> => whenConfirmed(clock, active),

    /** By who is signed in, in the session in which it was asked for. */
    link: Effect.fn("LinkProvider")(function* (
      { member, session }: Pick<ActiveSession, "member" | "session">,
      who: AtProvider,
    ): Effect.fn.Return<void, AccountNotLinked> {
      const active = yield* ports.sessions.find(member.id, session.id);
      if (active === undefined) return yield* Effect.fail(notLinked);
      const now = yield* clock.now;
      const told = yield* safetyNotice(ids, active, "providerLinked", now, named(who.provider));
      yield* linked(member.id, who, now, told);
    }),

    /** J44: who joins with the very address that the provider told is linked with it from the start; nobody else is. */
    linkNewMember: Effect.fn("LinkNewMember")(function* (
      member: { readonly id: MemberId; readonly email: string },
      who: AtProvider,
    ) {
      if (who.email === undefined || emailKey(who.email) !== emailKey(member.email)) return;
      // Another account came first with it meanwhile: the new one has its password.
      yield* Effect.ignore(linked(member.id, who, yield* clock.now));
    }),

    /** ID31: by the providers' ids. */
    of: (member: MemberId): Effect.Effect<readonly string[]> =>
      Effect.map(links.all(member), (socialMediaLinks) => linkedProviders({ socialMediaLinks })),

    remove: Effect.fn("RemoveProvider")(function* (
      active: ActiveSession,
      provider: string,
    ): Effect.fn.Return<void, ConfirmationNeeded | LastSignInMethod | SignInMethodNotFound> {
      yield* whenConfirmed(clock, active);
      const told = yield* safetyNotice(ids, active, "providerRemoved", yield* clock.now, named(provider));
      const outcome = yield* links.remove(active.member.id, provider, (methods) => !isLastSignInMethod(methods), told);
      if (outcome === "refused") return yield* Effect.fail(last);
      if (outcome === "unknown") return yield* Effect.fail(notFound);
    }),
  };
};
