import type { ExerciseClient } from "@morsel/application/exercise/client/exercise-client";
import type { ExercisesClient } from "@morsel/application/exercise/client/exercises-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import { exerciseOfSlug, type ExerciseId, type ExerciseKind } from "@morsel/domain/exercise";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";
import { recordsQuery } from "./components/kept/records-query.ts";

const AN_HOUR = 3_600_000;

const TYPED_LIMIT = 12;
const PAGE_LIMIT = 50;

/** Results while a word is typed: the previous answer stays until the next one is there. */
export const typedExercisesQuery = (exercises: ExercisesClient, text: string) =>
  queryOptions({
    queryKey: ["exercises", "typed", text],
    queryFn: async ({ signal }) => ({ text, page: await run(exercises.find({ text, limit: TYPED_LIMIT }), signal) }),
    enabled: text !== "",
    staleTime: AN_HOUR,
    placeholderData: keepPreviousData,
  });

export type ExerciseList = {
  readonly text?: string;
  readonly kind?: ExerciseKind;
  readonly group?: string;
};

/** The catalogue, page by page. */
export const exercisesQuery = (exercises: ExercisesClient, { text, kind, group }: ExerciseList) =>
  infiniteQueryOptions({
    queryKey: ["exercises", "list", text, kind, group],
    queryFn: ({ signal, pageParam }) =>
      run(
        exercises.find({
          limit: PAGE_LIMIT,
          ...(text === undefined ? {} : { text }),
          ...(kind === undefined ? {} : { kind }),
          ...(group === undefined ? {} : { group }),
          ...(pageParam === undefined ? {} : { after: pageParam }),
        }),
        signal,
      ),
    initialPageParam: undefined as ExerciseId | undefined,
    getNextPageParam: (last) => last.next,
    staleTime: AN_HOUR,
    placeholderData: keepPreviousData,
  });

export const exerciseQuery = (exercises: ExercisesClient, id: ExerciseId) =>
  queryOptions({
    queryKey: ["exercise", id],
    queryFn: ({ signal }) => run(exercises.exercise(id), signal),
    staleTime: AN_HOUR,
  });

/** The exercise that an address names; undefined for an address that names none. */
export const exerciseAtQuery = (exercises: ExercisesClient, slug: string) => {
  const id = exerciseOfSlug(slug);
  return id === undefined ? undefined : exerciseQuery(exercises, id);
};

export const exerciseGroupsQuery = (exercises: ExercisesClient) =>
  queryOptions({
    queryKey: ["exercises", "groups"],
    queryFn: ({ signal }) => run(exercises.groups, signal),
    staleTime: AN_HOUR,
  });

const HALF_A_MINUTE = 30_000;

export const exerciseDayKey = (date: CalendarDate) => ["exercise-day", date] as const;

export const exerciseDayQuery = (exercise: ExerciseClient, date: CalendarDate) =>
  queryOptions({
    queryKey: exerciseDayKey(date),
    queryFn: ({ signal }) => run(exercise.day(date), signal),
    staleTime: HALF_A_MINUTE,
  });

export const recentExercisesKey = ["exercise-recent"] as const;

/** The last entry of each recent exercise, or of one exercise. */
export const recentExercisesQuery = (exercise: ExerciseClient, id?: ExerciseId) =>
  queryOptions({
    queryKey: [...recentExercisesKey, id],
    queryFn: ({ signal }) => run(exercise.recent(id), signal),
    staleTime: HALF_A_MINUTE,
  });

export const ownExercises = ({ own }: Pick<ExerciseClient, "own">) => ({ key: ["exercise-own"], all: own });
export const ownExercisesQuery = (exercise: Pick<ExerciseClient, "own">) => recordsQuery(ownExercises(exercise));

export const routines = ({ routines: all }: Pick<ExerciseClient, "routines">) => ({ key: ["exercise-routines"], all });
export const routinesQuery = (exercise: Pick<ExerciseClient, "routines">) => recordsQuery(routines(exercise));
