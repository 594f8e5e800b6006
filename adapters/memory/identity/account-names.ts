import { makeCheckUsernameAvailability } from "@morsel/application/identity/check-username-availability";
import type { AccountNamesClient } from "@morsel/application/identity/client/account-names";
import type { MemoryWorld } from "../platform/world.ts";

export const makeMemoryAccountNamesClient = (world: MemoryWorld): AccountNamesClient => {
  const { members } = world.stores;
  const judge = makeCheckUsernameAvailability({ members });
  return {
    isEmailTaken: (email) => world.reach(members.isEmailTaken(email)),
    checkUsernameAvailability: (wish) => world.reach(judge(wish)),
  };
};
