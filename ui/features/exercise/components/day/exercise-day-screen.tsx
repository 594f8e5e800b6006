import { Button, Skeleton } from "@mantine/core";
import type { ExercisesClient } from "@morsel/application/exercise/client/exercises-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import {
  editOf,
  exerciseOf,
  type ExerciseEntry,
  type ExerciseEntryId,
  type ExerciseKind,
  type StrengthEntry,
} from "@morsel/domain/exercise";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useRef, useState } from "react";
import { lazyComponent } from "../../../../shell/lazy/lazy-component.tsx";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../../i18n/refusals.ts";
import { DayHeader } from "../../../diary/components/day/day-header.tsx";
import { Menu } from "../../../../shell/sheets/menu.tsx";
import { IconPlus } from "../../../../theme/icons.ts";
import { useExerciseDay } from "../../exercise-mutations.ts";
import { routinesQuery } from "../../queries.ts";
import { useExerciseCommands, type ExercisePorts } from "../../use-exercise-commands.ts";
import { useSetBySet } from "../../use-set-by-set.ts";
import { useFigures } from "../../../../figures/figures.tsx";
import { useExerciseWords } from "../../use-exercise-words.ts";
import { DayEnergy } from "./day-energy.tsx";
import { EntryRow } from "./entry-row.tsx";
import { dayActions } from "./day-actions.tsx";
import { ExerciseSearch } from "../box/exercise-search.tsx";
import { RoutineBar } from "../kept/routine-bar.tsx";
import classes from "./exercise-day.module.css";

/** Not on the first paint: it comes after the day. */
const NextSet = lazyComponent(
  () => import("./day-more.tsx"),
  ({ NextSet }) => NextSet,
);
const StepsSection = lazyComponent(
  () => import("./day-more.tsx"),
  ({ StepsSection }) => StepsSection,
);

export type ExerciseDayScreenProps = ExercisePorts & {
  readonly exercises: ExercisesClient;
  readonly date: CalendarDate;
  readonly onDate: (date: CalendarDate) => void;
};

/** The day's exercise: what was done, what it adds to the budget, and the one box that logs. */
export const ExerciseDayScreen = (props: ExerciseDayScreenProps) => {
  const { exercise, exercises, device, toasts, date, onDate } = props;
  const intl = useIntl();
  const { isEnergyHidden } = useFigures();
  const words = useExerciseWords();
  const today = device.today();
  const commands = useExerciseCommands({ exercise, device, toasts });
  const { day: known, isError, error, refetch } = useExerciseDay(exercise, date);
  // Routines stand above what was done: a day that came before them would be pushed down.
  const { isLoading: areRoutinesLoading } = useQuery(routinesQuery(exercise));
  const day = areRoutinesLoading ? undefined : known;
  const inputRef = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<ExerciseEntryId>();
  const [isSaving, setSaving] = useState(false);
  const { onLog, nextOf } = useSetBySet(commands);
  const close = (id: ExerciseEntryId): void => {
    setOpen(undefined);
    // The editor takes the focus with it: give it back to the row that it came from.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-exercise="${id}"] button`)?.focus());
  };
  const rowOf = (entry: ExerciseEntry) => (
    <EntryRow
      key={entry.id}
      entry={entry}
      isOpen={open === entry.id}
      onOpen={() => setOpen(entry.id)}
      onClose={() => close(entry.id)}
      onChange={(edit) => {
        commands.change(entry, editOf(entry, edit));
        close(entry.id);
      }}
      onCopy={(to) => {
        commands.copy([entry], to);
        close(entry.id);
      }}
      onDelete={() => {
        setOpen(undefined);
        commands.remove(entry);
      }}
      next={
        entry.kind === "strength" && date === today && open !== entry.id ? (
          <Suspense fallback={null}>{nextSetOf(entry)}</Suspense>
        ) : undefined
      }
    />
  );
  const nextSetOf = (entry: StrengthEntry) => {
    const next = nextOf(entry);
    return next === undefined ? null : <NextSet name={entry.name} turn={entry.sets.length + 1} {...next} />;
  };
  const section = (kind: ExerciseKind, entries: readonly ExerciseEntry[]) => (
    <section className={classes.section} aria-labelledby={`exercise-${kind}`}>
      <div className={classes.heading}>
        <h2 id={`exercise-${kind}`} className={classes.title}>
          <FormattedMessage id={kind === "cardio" ? "exercise.cardioTitle" : "exercise.strength"} />
        </h2>
        {kind === "cardio" && entries.length > 0 && !isEnergyHidden && (
          <span className={classes.total}>{words.energy(exerciseOf(entries).net)}</span>
        )}
      </div>
      {entries.length === 0 ? (
        <p className={classes.empty}>
          <FormattedMessage id={kind === "cardio" ? "exercise.noCardio" : "exercise.noStrength"} />
        </p>
      ) : (
        <ul className={classes.list}>{entries.map(rowOf)}</ul>
      )}
      <Button
        variant="subtle"
        px="sm"
        leftSection={<IconPlus size={18} stroke={1.75} />}
        onClick={() => inputRef.current?.focus()}
      >
        <FormattedMessage id={kind === "cardio" ? "exercise.addCardio" : "exercise.addStrength"} />
      </Button>
    </section>
  );
  return (
    <div className={classes.screen}>
      <div className={classes.header}>
        <DayHeader
          date={date}
          today={today}
          onDate={onDate}
          tools={
            <Menu
              label={intl.formatMessage({ id: "exercise.dayTools" })}
              actions={dayActions({
                date,
                today,
                entries: day?.entries ?? [],
                commands,
                onSaveRoutine: () => setSaving(true),
              })}
            />
          }
        />
      </div>
      {day === undefined ? (
        isError ? (
          <div className={classes.entries} role="alert">
            <p>{refusalWords(intl, error)}</p>
            <Button variant="default" onClick={() => void refetch()}>
              <FormattedMessage id="exercise.again" />
            </Button>
          </div>
        ) : (
          <div className={classes.entries} aria-busy="true">
            <Skeleton height={52} mb="md" />
            <Skeleton height={240} />
          </div>
        )
      ) : (
        <>
          <div className={classes.entries}>
            <DayEnergy day={day} diaryPath={date === today ? "/food/diary" : `/food/diary?date=${date}`} />
            <ExerciseSearch
              exercise={exercise}
              exercises={exercises}
              weightKg={day.weightKg}
              inputRef={inputRef}
              isSetBySet={date === today}
              onLog={(doing, lastTime) => onLog(day, doing, lastTime)}
            />
            <RoutineBar
              exercise={exercise}
              device={device}
              toasts={toasts}
              entries={day.entries}
              onLog={(doings) => commands.log(day, doings)}
              isSaving={isSaving}
              onSaved={() => setSaving(false)}
            />
            {section(
              "cardio",
              day.entries.filter(({ kind }) => kind === "cardio"),
            )}
            {section(
              "strength",
              day.entries.filter(({ kind }) => kind === "strength"),
            )}
          </div>
          <div className={classes.side}>
            <Suspense fallback={null}>
              <StepsSection day={day} onSteps={(steps) => commands.setSteps(day, steps)} />
            </Suspense>
          </div>
        </>
      )}
    </div>
  );
};
