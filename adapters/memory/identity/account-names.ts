import { makeJudgeUsername } from "@morsel/application/identity/judge-username";
import type { AccountNames } from "@morsel/application/identity/client/account-names";
import type { MemoryWorld } from "../platform/world.ts";

export const makeMemoryAccountNames = (world: MemoryWorld): AccountNames => {
  const { members } = world.stores;
  const judge = makeJudgeUsername({ members });
  return {
    isEmailTaken: (email) => world.reach(members.isEmailTaken(email)),
    judgeUsername: (wish) => world.reach(judge(wish)),
  };
};
