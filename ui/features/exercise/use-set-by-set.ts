import type { ExerciseDay } from "@morsel/application/exercise/exercise-day";
import {
  nextSet,
  type DoneExercise,
  type ExerciseEntryId,
  type ExerciseId,
  type StrengthEntry,
  type StrengthSet,
} from "@morsel/domain/exercise";
import { useState } from "react";
import type { ExerciseCommands } from "./use-exercise-commands.ts";

type Commands = Pick<ExerciseCommands, "log" | "change">;

/** Strength logged one set at a time: what was done last time is offered next, and the rest between two sets is counted. */
export const useSetBySet = ({ log, change }: Commands) => {
  const [lastTime, setLastTime] = useState<ReadonlyMap<ExerciseId, readonly StrengthSet[]>>(new Map());
  const [rest, setRest] = useState<{ readonly of: ExerciseEntryId | ExerciseId; readonly since: number }>();
  const onLog = (day: ExerciseDay, doing: DoneExercise, sets?: readonly StrengthSet[]): void => {
    log(day, [doing]);
    if (sets === undefined) return;
    setLastTime(new Map(lastTime).set(doing.exercise.id, sets));
    setRest({ of: doing.exercise.id, since: Date.now() });
  };
  const nextOf = (entry: StrengthEntry) => {
    const set = nextSet(entry.sets, lastTime.get(entry.exerciseId));
    if (set === undefined) return undefined;
    return {
      set,
      restedSince: rest?.of === entry.id || rest?.of === entry.exerciseId ? rest.since : undefined,
      onLog: () => {
        change(entry, { sets: [...entry.sets, set] });
        setRest({ of: entry.id, since: Date.now() });
      },
      onRested: () => setRest(undefined),
    };
  };
  return { onLog, nextOf };
};
