import type { CalendarDate } from "@morsel/domain/calendar";
import { checkProfile, energyPlan, goalOn, waterGoal } from "@morsel/domain/goals";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { EXERCISE_ENERGY } from "./diary-change.ts";
import type { DiaryStore } from "./diary-store.ts";
import type { GoalStore } from "../goals/goal-store.ts";
import type { MemberStore } from "../identity/member-store.ts";
import type { WaterStore } from "../hydration/water-store.ts";
import type { DayView } from "./client/diary-client.ts";
import { withCurrentCompleteness } from "./update-day.ts";

export type ReadDay = (request: { readonly member: MemberId; readonly date: CalendarDate }) => Effect.Effect<DayView>;

/** A day beside the goal in force on it, and what would keep the member's weight at the age of that day. */
export const makeReadDay = (ports: {
  readonly diary: DiaryStore;
  readonly water: WaterStore;
  readonly goals: GoalStore;
  readonly members: MemberStore;
}): ReadDay =>
  Effect.fn("ReadDay")(function* ({ member, date }) {
    const [day, water, goals, found] = yield* Effect.all(
      [
        ports.diary.day(member, date),
        ports.water.days(member, date, date),
        ports.goals.on(member, date),
        ports.members.byId(member),
      ],
      { concurrency: "unbounded" },
    );
    const goal = goals === undefined ? undefined : goalOn(goals, date);
    if (goal === undefined) return yield* Effect.die(new Error(`Member ${member} has no goal on ${date}`));
    const profile = found === undefined ? undefined : checkProfile(found.profile, date);
    const goalMl = goals === undefined ? undefined : waterGoal(goals, found?.profile.sex);
    return {
      day: withCurrentCompleteness(day),
      goal,
      water: { entries: water.get(date) ?? [], ...(goalMl === undefined ? {} : { goalMl }) },
      exerciseEnergy: EXERCISE_ENERGY,
      ...(profile?.ok
        ? { weightKg: profile.value.weightKg, maintenance: energyPlan(profile.value, date).maintenance }
        : {}),
    };
  });
