import type { CalendarDate } from "@morsel/domain/calendar";
import { stepEnergy, type DaySteps, type ExerciseEntry } from "@morsel/domain/exercise";
import type { ExerciseShares, Goals } from "@morsel/domain/goals";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { goalOfDay } from "../goals/goal-of-day.ts";
import type { GoalStore } from "../goals/goal-store.ts";
import type { MeasurementStore } from "../measurements/measurement-store.ts";
import { weightOn } from "../measurements/weights-on.ts";
import type { ExercisesOfDay } from "./exercise-store.ts";

/** A day's exercise with what its energy is computed of and what becomes of it. */
export type ExerciseDay = {
  readonly date: CalendarDate;
  readonly entries: readonly ExerciseEntry[];
  readonly steps: DaySteps;
  /** W93: the weight at which something is logged on this day. */
  readonly weightKg: number;
  /** G7: adds the energy to the day's budget, and tells how it is shared among the nutrient goals. */
  readonly assignExerciseEnergy: Goals["assignExerciseEnergy"];
  readonly shares: ExerciseShares;
};

export type DayPorts = { readonly goals: GoalStore; readonly measurements: MeasurementStore };

/** W94: days as they are read; their goals are asked for once. */
export const exerciseDaysOf = (
  ports: DayPorts,
  member: Member,
  days: readonly ExercisesOfDay[],
): Effect.Effect<readonly ExerciseDay[]> =>
  Effect.gen(function* () {
    const sorted = days.toSorted((a, b) => (a.date < b.date ? -1 : 1));
    const [first, last] = [sorted[0], sorted.at(-1)];
    if (first === undefined || last === undefined) return [];
    const history = yield* ports.goals.during(member.id, first.date, last.date);
    return yield* Effect.forEach(sorted, ({ date, entries, steps: kept }) =>
      Effect.gen(function* () {
        const { goals } = yield* goalOfDay(history, member.id, date);
        const weightKg = yield* weightOn(ports, member, date);
        const { assignExerciseEnergy, exerciseShares: shares } = goals;
        const energyEach = kept.energyEach || stepEnergy(weightKg, member.profile.heightCm);
        return { date, entries, steps: { ...kept, energyEach }, weightKg, assignExerciseEnergy, shares };
      }),
    );
  });
