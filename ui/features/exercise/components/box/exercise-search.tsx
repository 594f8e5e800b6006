import { useDebouncedValue } from "@mantine/hooks";
import type { ExerciseClient } from "@morsel/application/exercise/client/exercise-client";
import type { ExercisesClient } from "@morsel/application/exercise/client/exercises-client";
import { CLOSED_BOX, exerciseBoxStep, type ExerciseBoxEvent } from "@morsel/application/exercise/client/exercise-box";
import { exerciseOptions, indexExercises, searchExercises } from "@morsel/domain/exercise";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useReducer, type RefObject } from "react";
import { useSlashKey } from "../../../../hooks/use-slash-key.ts";
import { ownExercisesQuery, recentExercisesQuery, typedExercisesQuery } from "../../queries.ts";
import { ExerciseBox, type ExerciseBoxProps } from "./exercise-box.tsx";

export type ExerciseSearchProps = {
  readonly exercise: ExerciseClient;
  readonly exercises: ExercisesClient;
  readonly weightKg: number;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Purpose of the box where it does not log. */
  readonly label?: string;
  readonly isSetBySet?: boolean;
  readonly onLog: ExerciseBoxProps["onLog"];
};

/** Long enough to skip the letters of a fast word, too short to be felt. */
const PAUSE = 60;

/** The box on the ports: asks as one types, remembers what was done of each exercise last. */
export const ExerciseSearch = (props: ExerciseSearchProps) => {
  const { exercise, exercises, weightKg, inputRef, label, onLog, isSetBySet = false } = props;
  const [state, send] = useReducer(exerciseBoxStep, CLOSED_BOX);
  useSlashKey(() => {
    send({ kind: "opened" });
    inputRef.current?.focus();
  });
  const wanted = state.text.trim();
  const isTyped = wanted !== "";
  const [asked] = useDebouncedValue(wanted, PAUSE);
  const typed = useQuery(typedExercisesQuery(exercises, isTyped ? asked : ""));
  const recent = useQuery(recentExercisesQuery(exercise));
  const { editing } = state;
  // Done longer ago than the recent ones: asked for when it is opened, and filled in.
  const isKnown = editing === undefined || editing.last !== undefined;
  const older = useQuery({
    ...recentExercisesQuery(exercise, editing?.exercise.id),
    enabled: !isKnown,
  });
  const own = useQuery(ownExercisesQuery(exercise));
  const ownIndex = useMemo(() => indexExercises(own.data ?? []), [own.data]);
  const options = useMemo(
    () =>
      exerciseOptions(
        isTyped ? [...searchExercises(ownIndex, asked), ...(typed.data?.page.items ?? [])] : undefined,
        recent.data ?? [],
      ),
    [isTyped, ownIndex, asked, typed.data, recent.data],
  );
  const source = isTyped ? typed : recent;
  const isFresh = isTyped ? typed.data?.text === wanted : recent.data !== undefined;
  const freshness = source.isError && !source.isFetching ? "failed" : isFresh ? "ready" : "stale";
  const last = isKnown ? undefined : older.data?.[0];
  const shown =
    editing === undefined || last === undefined || last.kind !== editing.exercise.kind
      ? state
      : { ...state, editing: { ...editing, last } };
  return (
    <ExerciseBox
      inputRef={inputRef}
      {...(label === undefined ? {} : { label })}
      state={shown}
      send={(event: ExerciseBoxEvent) => send(event)}
      list={{ options, freshness }}
      weightKg={weightKg}
      isSetBySet={isSetBySet}
      onLog={onLog}
      onRetry={() => void source.refetch()}
    />
  );
};
