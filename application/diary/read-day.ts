import type { CalendarDate } from "@morsel/domain/calendar";
import { type Goals, energyPlan, exerciseEnergyFor } from "@morsel/domain/goals";
import { waterGoal } from "@morsel/domain/hydration";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { DiaryStore, StoredDay } from "./diary-store.ts";
import { goalOfDay } from "../goals/goal-of-day.ts";
import type { GoalStore } from "../goals/goal-store.ts";
import type { DayWater } from "../hydration/day-water.ts";
import type { MeasurementStore } from "../measurements/measurement-store.ts";
import { weightsOn } from "../measurements/weights-on.ts";
import type { WaterStore } from "../hydration/water-store.ts";
import type { DayView } from "./diary-view.ts";
import { withCurrentCompleteness } from "./update-day.ts";

/** Each day from one to another, both included; whatever their number, each store is asked once. */
export type ReadDays = (request: {
  readonly member: Member;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}) => Effect.Effect<readonly DayView[]>;

export type ReadDay = (request: { readonly member: Member; readonly date: CalendarDate }) => Effect.Effect<DayView>;

type Ports = {
  readonly diary: DiaryStore;
  readonly water: WaterStore;
  readonly goals: GoalStore;
  readonly measurements: MeasurementStore;
};

/** G7: what a day's exercise adds to its budget, and how that is shared among its nutrient goals. */
const exerciseBudgetOf = (goals: Goals, exercise: number): Pick<DayView, "exerciseEnergy" | "exerciseShares"> => {
  const exerciseEnergy = exerciseEnergyFor(goals, exercise);
  return exerciseEnergy > 0 ? { exerciseEnergy, exerciseShares: goals.exerciseShares } : { exerciseEnergy };
};

/** W430: a day beside the goal in force on it, and what would keep the member's weight of that day at the age of that day. */
const viewOf = (
  { id, profile }: Member,
  { exercise = 0, ...day }: StoredDay,
  history: readonly Goals[],
  entries: DayWater["entries"],
  weightKg: number,
): Effect.Effect<DayView> =>
  Effect.map(goalOfDay(history, id, day.date), ({ goals, goal }) => {
    const plan = energyPlan({ ...profile, weightKg }, day.date);
    const goalMl = waterGoal(goals, profile.sex);
    return {
      day: withCurrentCompleteness(day),
      goal,
      ...(goals.limits === undefined ? {} : { limits: goals.limits }),
      ...(goals.mealShares === undefined ? {} : { mealShares: goals.mealShares }),
      water: { entries, ...(goalMl === undefined ? {} : { goalMl }) },
      ...exerciseBudgetOf(goals, exercise),
      ...(plan.ok ? { weightKg: plan.value.weightKg, maintenance: plan.value.maintenance } : {}),
    };
  });

export const makeReadDays = ({ diary, water, goals, measurements }: Ports): ReadDays =>
  Effect.fn("ReadDays")(function* ({ member, from, to }) {
    const [days, history, drunk, weightOf] = yield* Effect.all(
      [
        diary.days(member.id, from, to),
        goals.during(member.id, from, to),
        water.days(member.id, from, to),
        weightsOn({ measurements }, member, from, to),
      ],
      { concurrency: "unbounded" },
    );
    return yield* Effect.forEach(days, (day) =>
      viewOf(member, day, history, drunk.get(day.date) ?? [], weightOf(day.date)),
    );
  });

export const makeReadDay = (ports: Ports): ReadDay => {
  const readDays = makeReadDays(ports);
  return ({ member, date }) =>
    Effect.flatMap(readDays({ member, from: date, to: date }), ([view]) =>
      view === undefined ? Effect.die(new Error(`No view of ${date}`)) : Effect.succeed(view),
    );
};
