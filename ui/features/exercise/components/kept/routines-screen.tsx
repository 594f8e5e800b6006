import { Button } from "@mantine/core";
import type { ExercisesClient } from "@morsel/application/exercise/client/exercises-client";
import { routineExercises, type Routine, type RoutineId } from "@morsel/domain/exercise";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { IconCopy, IconTrash } from "../../../../theme/icons.ts";
import { useExerciseDay } from "../../exercise-mutations.ts";
import { recentExercisesQuery } from "../../queries.ts";
import { useExerciseCommands, type ExercisePorts } from "../../use-exercise-commands.ts";
import { useRoutines } from "./use-routines.ts";
import { RecordListScreen } from "./record-list-screen.tsx";
import { RoutineForm } from "./routine-form.tsx";

export type RoutinesScreenProps = ExercisePorts & { readonly exercises: ExercisesClient; readonly weightKg: number };

/** A member's routines; each is logged today in one tap. */
export const RoutinesScreen = ({ exercises, weightKg, ...ports }: RoutinesScreenProps) => {
  const intl = useIntl();
  const { exercise, device } = ports;
  const { save, remove, ...kept } = useRoutines(ports);
  const commands = useExerciseCommands(ports);
  const { day } = useExerciseDay(exercise, device.today());
  const { data: recent = [] } = useQuery(recentExercisesQuery(exercise));
  const fresh = (): Routine => ({ id: device.newId() as RoutineId, name: "", items: [], version: 0 });
  const duplicate = (one: Routine): void => {
    const name = intl.formatMessage({ id: "exercise.routines.copyName" }, { name: one.name }).slice(0, 100);
    save({ ...one, id: device.newId() as RoutineId, name, version: 1 });
  };
  const actions = (one: Routine, close: () => void) => (
    <>
      {day !== undefined && (
        <Button
          variant="default"
          onClick={() => {
            commands.log(day, routineExercises(one, recent));
            close();
          }}
        >
          <FormattedMessage id="exercise.routines.logToday" />
        </Button>
      )}
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconCopy size={18} stroke={1.75} />}
        onClick={() => {
          duplicate(one);
          close();
        }}
      >
        <FormattedMessage id="exercise.routines.duplicate" />
      </Button>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconTrash size={18} stroke={1.75} />}
        onClick={() => {
          remove(one);
          close();
        }}
      >
        <FormattedMessage id="exercise.delete" />
      </Button>
    </>
  );
  return (
    <RecordListScreen
      {...kept}
      title={intl.formatMessage({ id: "exercise.routines.title" })}
      lead={<FormattedMessage id="exercise.routines.lead" />}
      create={<FormattedMessage id="exercise.routines.create" />}
      none={<FormattedMessage id="exercise.routines.none" />}
      details={({ items }) =>
        intl.formatList(
          items.map((item) => item.exercise.name),
          { type: "unit" },
        )
      }
      figures={({ items }) => <FormattedMessage id="exercise.routines.count" values={{ count: items.length }} />}
      form={(one, close) => (
        <RoutineForm
          exercise={exercise}
          exercises={exercises}
          weightKg={weightKg}
          given={one ?? fresh()}
          onCancel={close}
          onSave={(next) => {
            save(next, one);
            close();
          }}
          {...(one === undefined ? {} : { actions: actions(one, close) })}
        />
      )}
    />
  );
};
