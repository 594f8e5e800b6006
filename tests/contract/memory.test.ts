import { makeMemoryDiarySettingsStore } from "@morsel/adapters/memory/diary-settings/diary-settings-store";
import { makeMemoryDiaryStore } from "@morsel/adapters/memory/diary/diary-store";
import { makeMemoryFoodUsageStore } from "@morsel/adapters/memory/diary/food-usage-store";
import { makeMemoryGoalStore } from "@morsel/adapters/memory/goals/goal-store";
import { makeMemoryMemberStore } from "@morsel/adapters/memory/identity/member-store";
import { emptyMemory } from "@morsel/adapters/memory/platform/state";
import { allStoreContracts } from "./all-stores.contract.ts";

allStoreContracts("memory", () => {
  const state = emptyMemory();
  return Promise.resolve({
    members: makeMemoryMemberStore(state),
    goals: makeMemoryGoalStore(state),
    diary: makeMemoryDiaryStore(state),
    settings: makeMemoryDiarySettingsStore(state),
    usage: makeMemoryFoodUsageStore(state),
  });
});
