import type { AccountClient } from "@morsel/application/account/client/account-client";
import type { AccountStore } from "@morsel/application/account/account-store";
import type { AccountUseCases } from "@morsel/application/account/use-cases";
import type { MemberStore } from "@morsel/application/identity/member-store";
import type { SessionStore } from "@morsel/application/identity/session-store";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import * as Effect from "effect/Effect";
import { asActiveIn } from "../identity/as-active.ts";
import { memberOf } from "../identity/member-of.ts";
import type { MemoryConnection } from "../platform/connection.ts";

export type AccountClientPorts = {
  readonly connection: MemoryConnection;
  readonly accounts: AccountStore;
  readonly members: MemberStore;
  readonly sessions: SessionStore;
  readonly useCases: AccountUseCases;
};

const BROWSER = { browser: "Firefox", system: "Linux" };
const PAGE = 50;

/** The account of whoever is signed in, decided by the same use cases as on the server. */
export const makeMemoryAccountClient = ({
  connection,
  accounts,
  members,
  sessions,
  useCases,
}: AccountClientPorts): AccountClient => {
  const { reach, reachAs, browser } = connection;
  const asActive = asActiveIn(connection, sessions);
  const leave = Effect.sync(() => {
    browser.member = undefined;
    browser.session = undefined;
  });
  return {
    forgotPassword: (login) => reach(useCases.askForLink("resetPassword", login)),
    resetPassword: (token, password) =>
      reach(Effect.mapError(useCases.resetPassword(token, password, BROWSER), asFieldRefused)),
    confirmEmail: (token) => reach(useCases.confirmEmail(token, BROWSER)),
    askToLogIn: (login) => reach(useCases.askForLink("liftWait", login)),
    liftWait: (token) => reach(useCases.liftWait(token, BROWSER)),
    state: reachAs((id) =>
      Effect.zipWith(accounts.settings(id), memberOf(members, id), (settings, { emailVerifiedAt }) => ({
        settings,
        isEmailVerified: emailVerifiedAt !== undefined,
      })),
    ),
    changeSettings: (version, change) => reachAs((member) => useCases.changeSettings({ member, version, change })),
    resendVerification: reachAs((id) => Effect.flatMap(memberOf(members, id), useCases.resendVerification)),
    changeEmail: (email, password) =>
      asActive((active) => Effect.mapError(useCases.changeEmail(active, email, password, BROWSER), asFieldRefused)),
    changeUsername: (username) =>
      reachAs((id) =>
        Effect.flatMap(memberOf(members, id), (member) =>
          Effect.mapError(useCases.changeUsername(member, username, BROWSER), asFieldRefused),
        ),
      ),
    move: (where) => reachAs((id) => Effect.orDie(members.changeProfile(id, { where }))),
    events: () => reachAs((id) => Effect.map(accounts.events(id, PAGE, undefined), (items) => ({ items }))),
    askDeletion: (password) => asActive((active) => Effect.tap(useCases.askDeletion(active, password, BROWSER), leave)),
    takeBackDeletion: reachAs((id) =>
      Effect.flatMap(memberOf(members, id), (member) => useCases.takeBackDeletion(member, BROWSER)),
    ),
  };
};
