import type { CalendarDate } from "@morsel/domain/calendar";
import { energyPlan, goalOn } from "@morsel/domain/goals";
import type { MemberId } from "@morsel/domain/identity";
import { waterGoal } from "@morsel/domain/hydration";
import * as Effect from "effect/Effect";
import type { DiaryStore } from "./diary-store.ts";
import type { GoalStore } from "../goals/goal-store.ts";
import type { MemberStore } from "../identity/member-store.ts";
import type { DayView } from "./client/diary-client.ts";
import { withCurrentCompleteness } from "./update-day.ts";

export type ReadDay = (request: { readonly member: MemberId; readonly date: CalendarDate }) => Effect.Effect<DayView>;

/** A day beside the goal in force on it, and what would keep the member's weight at the age of that day. */
export const makeReadDay = (ports: {
  readonly diary: DiaryStore;
  readonly goals: GoalStore;
  readonly members: MemberStore;
}): ReadDay =>
  Effect.fn("ReadDay")(function* ({ member, date }) {
    const [day, goals, found] = yield* Effect.all(
      [ports.diary.day(member, date), ports.goals.on(member, date), ports.members.byId(member)],
      { concurrency: "unbounded" },
    );
    const goal = goals === undefined ? undefined : goalOn(goals, date);
    if (goal === undefined) return yield* Effect.die(new Error(`Member ${member} has no goal on ${date}`));
    const plan = found === undefined ? undefined : energyPlan(found.profile, date);
    const water = goals === undefined ? undefined : waterGoal(goals, found?.profile.sex);
    return {
      day: withCurrentCompleteness(day),
      goal,
      ...(water === undefined ? {} : { waterGoalMl: water }),
      // Exercise is not logged yet, so it adds nothing.
      exerciseEnergy: 0,
      ...(plan?.ok ? { weightKg: plan.value.weightKg, maintenance: plan.value.maintenance } : {}),
    };
  });
