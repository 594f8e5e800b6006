import { Button } from "@mantine/core";
import {
  itemsOf,
  routine,
  routineExercises,
  type DoneExercise,
  type ExerciseEntry,
  type RoutineId,
} from "@morsel/domain/exercise";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { lazyComponent } from "../../../../shell/lazy/lazy-component.tsx";
import { AppLink } from "../../../../shell/navigation/app-link.tsx";
import { recentExercisesQuery } from "../../queries.ts";
import type { ExercisePorts } from "../../use-exercise-commands.ts";
import { useRoutines } from "./use-routines.ts";
import classes from "./routines.module.css";

const SaveRoutine = lazyComponent(
  () => import("../day/day-more.tsx"),
  ({ SaveRoutine }) => SaveRoutine,
);

export type RoutineBarProps = ExercisePorts & {
  readonly entries: readonly ExerciseEntry[];
  readonly onLog: (doings: readonly DoneExercise[]) => void;
  /** The form that saves what was done on this day is open. */
  readonly isSaving: boolean;
  readonly onSaved: () => void;
};

const MOST_SHOWN = 6;

/** W342: a member's routines at a tap, and the form that makes one of a day. */
export const RoutineBar = ({ entries, onLog, isSaving, onSaved, ...ports }: RoutineBarProps) => {
  const intl = useIntl();
  const { all = [], save } = useRoutines(ports);
  const { data: recent = [] } = useQuery(recentExercisesQuery(ports.exercise));
  return (
    <>
      {isSaving && (
        <Suspense fallback={null}>
          <SaveRoutine
            entries={entries}
            onCancel={onSaved}
            onSave={(name, chosen) => {
              const id = ports.device.newId() as RoutineId;
              const made = routine({ id, name, items: itemsOf(chosen), version: 1 });
              if (!made.ok) return made.error;
              save(made.value);
              onSaved();
              return undefined;
            }}
          />
        </Suspense>
      )}
      {all.length > 0 && (
        <div className={classes.bar} role="group" aria-label={intl.formatMessage({ id: "exercise.routines.title" })}>
          {all.slice(0, MOST_SHOWN).map((one) => (
            <Button key={one.id} variant="default" onClick={() => onLog(routineExercises(one, recent))}>
              <FormattedMessage id="exercise.routines.log" values={{ name: one.name }} />
            </Button>
          ))}
          <AppLink path="/exercise/routines">
            <FormattedMessage id="exercise.routines.all" />
          </AppLink>
        </div>
      )}
    </>
  );
};
