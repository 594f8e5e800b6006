import { makeConfirmOwner } from "../identity/confirm-identity.ts";
import { token } from "../platform/token.ts";
import { makeRequestLink } from "./request-link.ts";
import { makeChangeNames } from "./change-names.ts";
import { makeChangeSettings, makeUnsubscribe } from "./change-settings.ts";
import { makeChangeUser } from "./change-user.ts";
import { makeDeleteAccount } from "./delete-account.ts";
import { makeUseLink } from "./use-link.ts";

export type AccountPorts = Parameters<typeof makeRequestLink>[0] &
  Parameters<typeof makeUseLink>[0] &
  Parameters<typeof makeChangeSettings>[0];

/** All that can be done with an account beside signing in. */
export const makeAccountUseCases = (ports: AccountPorts) => {
  const confirming = { ...ports, confirmOwner: makeConfirmOwner(ports) };
  return {
    askForLink: makeRequestLink(ports),
    ...makeUseLink(ports),
    ...makeChangeNames(confirming),
    ...makeDeleteAccount(confirming),
    changeUser: makeChangeUser(ports),
    changeSettings: makeChangeSettings(ports),
    unsubscribe: makeUnsubscribe(ports),
  };
};

export type AccountUseCases = ReturnType<typeof makeAccountUseCases>;
export const AccountUseCases = token<AccountUseCases>("AccountUseCases");
