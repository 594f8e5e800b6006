import { withExercise } from "@morsel/application/exercise/client/exercise-budget";
import type { ExerciseClient } from "@morsel/application/exercise/client/exercise-client";
import {
  datesOfExercise,
  sendExerciseCommand,
  projectPendingExercise,
  type ExerciseCommand,
} from "@morsel/application/exercise/client/exercise-command";
import type { ExerciseDay } from "@morsel/application/exercise/exercise-day";
import type { CalendarDate } from "@morsel/domain/calendar";
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { run } from "../../hooks/run.ts";
import {
  pendingVariables,
  registerMutation,
  submitMutation,
  usePendingVariables,
} from "../../hooks/submit-mutation.ts";
import { editDays, refetchDays } from "../../logging/diary-mutations.ts";
import { exerciseDayKey, exerciseDayQuery, recentExercisesKey } from "./queries.ts";

const EXERCISE_MUTATION = ["exercise"] as const;

/** How exercise is written. */
export const registerExerciseMutations = (queries: QueryClient, exercise: ExerciseClient): void => {
  registerMutation<readonly ExerciseDay[], ExerciseCommand>(queries, EXERCISE_MUTATION, {
    mutationFn: (command) => run(sendExerciseCommand(exercise, command)),
    onSuccess: (days) => {
      for (const day of days) {
        queries.setQueryData(exerciseDayKey(day.date), day);
        editDays(queries, (view) => withExercise(view, day));
        // A read that was under way may have been answered with the earlier state.
        if (queries.isFetching({ queryKey: exerciseDayKey(day.date) }) > 0)
          void queries.invalidateQueries({ queryKey: exerciseDayKey(day.date) });
      }
      refetchDays(
        queries,
        days.map(({ date }) => date),
        false,
      );
      void queries.invalidateQueries({ queryKey: recentExercisesKey });
    },
    onError: (_, command) => {
      for (const date of datesOfExercise(command)) void queries.invalidateQueries({ queryKey: exerciseDayKey(date) });
    },
  });
};

/** All days at hand, as they are shown. */
export const cachedExerciseDays = (queries: QueryClient): readonly ExerciseDay[] => {
  const pending = pendingVariables<ExerciseCommand>(queries, EXERCISE_MUTATION);
  return queries
    .getQueriesData<ExerciseDay>({ queryKey: ["exercise-day"] })
    .flatMap(([, day]) => (day === undefined ? [] : [projectPendingExercise(day, pending)]));
};

export const useExerciseMutations = (exercise: ExerciseClient): QueryClient => {
  const queries = useQueryClient();
  useState(() => registerExerciseMutations(queries, exercise));
  return queries;
};

export const submitExercise = (
  queries: QueryClient,
  command: ExerciseCommand,
  onRefused: (problem: unknown) => void,
): Promise<boolean> => submitMutation(queries, EXERCISE_MUTATION, command, onRefused);

/** W95: a day's exercise as it is shown: what the server said, and over it what it has not answered yet. */
export const useExerciseDay = (exercise: ExerciseClient, date: CalendarDate) => {
  const { data, error, isError, refetch } = useQuery(exerciseDayQuery(exercise, date));
  const pending = usePendingVariables<ExerciseCommand>(EXERCISE_MUTATION);
  const day = useMemo(() => (data === undefined ? undefined : projectPendingExercise(data, pending)), [data, pending]);
  return { day, error, isError, refetch };
};
