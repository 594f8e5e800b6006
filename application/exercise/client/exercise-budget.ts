import { countedEnergy } from "@morsel/domain/exercise";
import type { DayView } from "../../diary/diary-view.ts";
import type { ExerciseDay } from "../exercise-day.ts";

/** W94: a day of the diary after its exercise changed, as a reading of it would tell it. */
export const withExercise = (view: DayView, day: ExerciseDay): DayView => {
  if (view.day.date !== day.date) return view;
  const { exerciseShares: _, ...rest } = view;
  const exerciseEnergy = countedEnergy(day);
  return { ...rest, exerciseEnergy, ...(exerciseEnergy > 0 ? { exerciseShares: day.shares } : {}) };
};
