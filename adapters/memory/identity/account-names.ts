import { makeCheckUsernameAvailability } from "@morsel/application/identity/check-username-availability";
import type { AccountNamesClient } from "@morsel/application/identity/client/account-names";
import type { MemberStore } from "@morsel/application/identity/member-store";
import type { MemoryConnection } from "../platform/connection.ts";

export type AccountNamesPorts = { readonly connection: MemoryConnection; readonly members: MemberStore };

export const makeMemoryAccountNamesClient = ({ connection, members }: AccountNamesPorts): AccountNamesClient => {
  const judge = makeCheckUsernameAvailability({ members });
  return {
    isEmailTaken: (email) => connection.reach(members.isEmailTaken(email)),
    checkUsernameAvailability: (wish) => connection.reach(judge(wish)),
  };
};
