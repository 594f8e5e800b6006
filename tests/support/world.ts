import { makeMemoryWorld, type MemoryWorld, type WorldOptions } from "@morsel/adapters/composition/memory-world";
import { makeSampleWorld, type SampleWorldOptions } from "@morsel/adapters/composition/samples/sample-world";
import { membersTable } from "@morsel/adapters/memory/identity/members-table";
import { MemoryState } from "@morsel/adapters/memory/platform/state";
import { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import { DiarySettingsUseCases } from "@morsel/application/diary-settings/use-cases";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { DiaryUseCases } from "@morsel/application/diary/use-cases";
import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { GoalsUseCases } from "@morsel/application/goals/use-cases";
import { MemberFoods } from "@morsel/application/foods/member-foods";
import { MemberStore } from "@morsel/application/identity/member-store";
import { IdentityUseCases } from "@morsel/application/identity/use-cases";
import type { ChangeGoalsRequest } from "@morsel/application/goals/change-goals";
import type { CopyRequest } from "@morsel/application/diary/diary-requests";
import type { LogFoodsRequest } from "@morsel/application/diary/log-foods";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Member, MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { Clock } from "@morsel/application/platform/clock";

/** A product in memory with its use cases and stores at hand by short names; all else by its token. */
const atHand = (world: MemoryWorld) => {
  const { get } = world;
  const [diary, goals, members] = [get(DiaryUseCases), get(GoalsUseCases), get(MemberStore)];
  /** As a request has it: who is named is there. */
  const as = <A, E>(id: MemberId, ask: (member: Member) => Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.flatMap(members.byId(id), (member) =>
      member === undefined ? Effect.die(new Error(`No member ${id}`)) : ask(member),
    );
  return {
    ...world,
    ...diary,
    ...get(DiarySettingsUseCases),
    ...get(IdentityUseCases),
    readDay: ({ member: id, date }: { readonly member: MemberId; readonly date: CalendarDate }) =>
      as(id, (member) => diary.readDay({ member, date })),
    logFoods: ({ member: id, ...rest }: Omit<LogFoodsRequest, "member"> & { readonly member: MemberId }) =>
      as(id, (member) => diary.logFoods({ ...rest, member })),
    copyEntries: ({ member: id, copy }: { readonly member: MemberId; readonly copy: CopyRequest }) =>
      as(id, (member) => diary.copyEntries({ member, copy })),
    changeGoals: ({ member: id, ...wish }: Omit<ChangeGoalsRequest, "member"> & { readonly member: MemberId }) =>
      as(id, (member) => goals.changeGoals({ ...wish, member })),
    clock: get(Clock),
    memberFoods: get(MemberFoods),
    /** Every member that joined, by id. */
    members: get(MemoryState).of(membersTable),
    stores: {
      members,
      goals: get(GoalStore),
      diary: get(DiaryStore),
      settings: get(DiarySettingsStore),
      foods: get(FoodCatalogue),
    },
  };
};

export const emptyWorld = (options: WorldOptions = {}) => atHand(makeMemoryWorld(options));
export const sampleWorld = (options: SampleWorldOptions = {}) => atHand(makeSampleWorld(options));
