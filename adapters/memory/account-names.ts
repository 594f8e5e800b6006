import { makeJudgeUsername } from "@morsel/application/identity/judge-username";
import type { AccountNames } from "@morsel/application/ports/account-names";
import type { MemoryWorld } from "./world.ts";

export const makeMemoryAccountNames = (world: MemoryWorld): AccountNames => {
  const { members } = world.stores;
  const judge = makeJudgeUsername({ members });
  return {
    isEmailTaken: (email) => world.reach(members.isEmailTaken(email)),
    judgeUsername: (wish) => world.reach(judge(wish)),
  };
};
