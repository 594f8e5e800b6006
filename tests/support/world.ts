import { makeMemoryWorld, type MemoryWorld, type WorldOptions } from "@morsel/adapters/composition/memory-world";
import { makeSampleWorld, type SampleWorldOptions } from "@morsel/adapters/composition/sample-world";
import { membersTable } from "@morsel/adapters/memory/identity/members-table";
import { MemoryState } from "@morsel/adapters/memory/platform/state";
import { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import { DiarySettingsUseCases } from "@morsel/application/diary-settings/use-cases";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { DiaryUseCases } from "@morsel/application/diary/use-cases";
import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { GoalsUseCases } from "@morsel/application/goals/use-cases";
import { MemberStore } from "@morsel/application/identity/member-store";
import { IdentityUseCases } from "@morsel/application/identity/use-cases";
import { Clock } from "@morsel/application/platform/clock";

/** A product in memory with its use cases and stores at hand by short names; all else by its token. */
const atHand = (world: MemoryWorld) => {
  const { get } = world;
  return {
    ...world,
    ...get(DiaryUseCases),
    ...get(DiarySettingsUseCases),
    ...get(GoalsUseCases),
    ...get(IdentityUseCases),
    clock: get(Clock),
    /** Every member that joined, by id. */
    members: get(MemoryState).of(membersTable),
    stores: {
      members: get(MemberStore),
      goals: get(GoalStore),
      diary: get(DiaryStore),
      settings: get(DiarySettingsStore),
      foods: get(FoodCatalogue),
    },
  };
};

export const emptyWorld = (options: WorldOptions = {}) => atHand(makeMemoryWorld(options));
export const sampleWorld = (options: SampleWorldOptions = {}) => atHand(makeSampleWorld(options));
