import type { SharedDay } from "@morsel/application/diary-sharing/shared-day";
import type { CalendarDate } from "@morsel/domain/calendar";
import { totalsOf } from "@morsel/domain/diary";
import { readEntry } from "../diary/decode.ts";
import { writeEntry } from "../diary/encode.ts";
import { readExerciseEntry, writeExerciseEntry } from "../exercise/codec.ts";
import { readShares, writeShares } from "../goals/shares-codec.ts";
import { readContents, readDailyGoal, writeContents } from "../shared/contents-codec.ts";
import type { WireSharedDay } from "./schemas.ts";

const writeBudget = (budget: SharedDay["budget"]) =>
  budget === undefined
    ? {}
    : {
        goal: writeContents(budget.goal),
        exercise_energy: writeContents({ energy: budget.exerciseEnergy }),
        ...(budget.exerciseShares === undefined ? {} : { exercise_shares: writeShares(budget.exerciseShares) }),
      };

export const writeSharedDay = ({ isOwn, slots, entries, exercise, budget, ...day }: SharedDay): WireSharedDay => ({
  ...day,
  own: isOwn,
  meals: slots,
  entries: entries.map(writeEntry),
  exercise: exercise.map(writeExerciseEntry),
  totals: writeContents(totalsOf(entries).facts),
  ...writeBudget(budget),
});

export const readSharedDay = (wire: WireSharedDay): SharedDay => {
  const { username, own, date, meals, completeness, goal, exercise_energy: energy, exercise_shares: shares } = wire;
  return {
    username,
    isOwn: own,
    date: date as CalendarDate,
    slots: meals,
    completeness,
    entries: wire.entries.map(readEntry),
    exercise: wire.exercise.map(readExerciseEntry),
    ...(goal === undefined
      ? {}
      : {
          budget: {
            goal: readDailyGoal(goal),
            exerciseEnergy: energy === undefined ? 0 : (readContents(energy).energy ?? 0),
            ...(shares === undefined ? {} : { exerciseShares: readShares(shares) }),
          },
        }),
  };
};
