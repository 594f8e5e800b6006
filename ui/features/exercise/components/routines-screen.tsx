import { Button, Skeleton, UnstyledButton } from "@mantine/core";
import type { ExercisesClient } from "@morsel/application/exercise/client/exercises-client";
import { routineDoings } from "@morsel/application/exercise/client/routines";
import type { Routine, RoutineId } from "@morsel/domain/exercise";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { AppLink } from "../../../shell/app-link.tsx";
import { Page } from "../../../shell/page.tsx";
import { IconCopy, IconPlus, IconTrash } from "../../../theme/icons.ts";
import { useExerciseDay } from "../exercise-mutations.ts";
import { recentExercisesQuery } from "../queries.ts";
import { useExerciseCommands, type ExercisePorts } from "../use-exercise-commands.ts";
import { useRoutines } from "../use-routines.ts";
import { RoutineForm } from "./routine-form.tsx";
import classes from "./exercise-day.module.css";

export type RoutinesScreenProps = ExercisePorts & { readonly exercises: ExercisesClient; readonly weightKg: number };

/** A member's routines: each opens to be changed in its place, and is logged today in one tap. */
export const RoutinesScreen = ({ exercises, weightKg, ...ports }: RoutinesScreenProps) => {
  const intl = useIntl();
  const { exercise, device } = ports;
  const { all, isError, error, refetch, save, remove } = useRoutines(ports);
  const commands = useExerciseCommands(ports);
  const { day } = useExerciseDay(exercise, device.today());
  const { data: recent = [] } = useQuery(recentExercisesQuery(exercise));
  const [open, setOpen] = useState<RoutineId | "new">();
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(undefined);
    opener.current?.focus();
  };
  const form = { exercise, exercises, weightKg, onCancel: close };
  const fresh = (): Routine => ({ id: device.newId() as RoutineId, name: "", items: [], version: 0 });
  const duplicate = (one: Routine): void => {
    const name = intl.formatMessage({ id: "exercise.routines.copyName" }, { name: one.name }).slice(0, 100);
    save({ ...one, id: device.newId() as RoutineId, name, version: 1 });
    close();
  };
  return (
    <Page
      title={<FormattedMessage id="exercise.routines.title" />}
      lead={<FormattedMessage id="exercise.routines.lead" />}
    >
      <div>
        <Button
          ref={opener}
          leftSection={<IconPlus size={18} stroke={1.75} />}
          aria-expanded={open === "new"}
          onClick={() => setOpen(open === "new" ? undefined : "new")}
        >
          <FormattedMessage id="exercise.routines.create" />
        </Button>
      </div>
      {open === "new" && (
        <div className={classes.editor}>
          <RoutineForm
            {...form}
            given={fresh()}
            onSave={(made) => {
              save(made);
              close();
            }}
          />
        </div>
      )}
      {all === undefined &&
        (isError ? (
          <div role="alert">
            <p>{refusalWords(intl, error)}</p>
            <Button variant="default" onClick={() => void refetch()}>
              <FormattedMessage id="exercise.again" />
            </Button>
          </div>
        ) : (
          <Skeleton height={240} />
        ))}
      {all?.length === 0 && open === undefined && (
        <p className={classes.empty}>
          <FormattedMessage id="exercise.routines.none" />
        </p>
      )}
      {all !== undefined && all.length > 0 && (
        <ul className={classes.list} aria-label={intl.formatMessage({ id: "exercise.routines.title" })}>
          {all.map((one) => (
            <li key={one.id}>
              <UnstyledButton
                className={classes.open}
                aria-expanded={open === one.id}
                onClick={() => setOpen(open === one.id ? undefined : one.id)}
              >
                <span className={classes.words}>
                  <span className={classes.name}>{one.name}</span>
                  <span className={classes.details}>
                    {intl.formatList(
                      one.items.map((item) => item.exercise.name),
                      { type: "unit" },
                    )}
                  </span>
                </span>
                <span className={classes.figures}>
                  <FormattedMessage id="exercise.routines.count" values={{ count: one.items.length }} />
                </span>
              </UnstyledButton>
              {open === one.id && (
                <div className={classes.editor}>
                  <RoutineForm
                    key={one.version}
                    {...form}
                    given={one}
                    onSave={(next) => {
                      save(next, one);
                      close();
                    }}
                    actions={
                      <>
                        {day !== undefined && (
                          <Button
                            variant="default"
                            onClick={() => {
                              commands.log(day, routineDoings(one, recent));
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
                          onClick={() => duplicate(one)}
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
                    }
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <AppLink path="/exercise/diary" className={classes.link}>
        <FormattedMessage id="exercise.toExerciseDiary" />
      </AppLink>
    </Page>
  );
};
