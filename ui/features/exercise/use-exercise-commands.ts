import type { DiaryDevice } from "@morsel/application/diary/client/diary-device";
import type { ExerciseClient } from "@morsel/application/exercise/client/exercise-client";
import {
  invertExercise,
  projectPendingExercise,
  type ExerciseCommand,
} from "@morsel/application/exercise/client/exercise-command";
import * as make from "@morsel/application/exercise/client/make-exercise-command";
import type { ExerciseDay } from "@morsel/application/exercise/exercise-day";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { ExerciseEdit, ExerciseEntry, DoneExercise } from "@morsel/domain/exercise";
import { useIntl } from "react-intl";
import { UNDO_DURATION, type Toasts } from "../../hooks/toasts.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import { formatDay } from "../../dates/dates.ts";
import { cachedExerciseDays, submitExercise, useExerciseMutations } from "./exercise-mutations.ts";
import { exerciseDayQuery } from "./queries.ts";
import { useExerciseRuleWords } from "./use-exercise-rule-words.ts";

export type ExercisePorts = {
  readonly exercise: ExerciseClient;
  readonly device: DiaryDevice;
  readonly toasts: Pick<Toasts, "show">;
};

/** Commands on the member's exercise, with their toasts and undo. */
export const useExerciseCommands = ({ exercise, device, toasts }: ExercisePorts) => {
  const intl = useIntl();
  const ruleWords = useExerciseRuleWords();
  const queries = useExerciseMutations(exercise);

  const notifyRefused = (problem: unknown): void =>
    toasts.show({
      severity: "error",
      message: intl.formatMessage({ id: "exercise.notSaved" }, { why: refusalWords(intl, problem, ruleWords) }),
      duration: UNDO_DURATION,
    });
  const submit = (command: ExerciseCommand): void => void submitExercise(queries, command, notifyRefused);
  const entriesAtHand = () => cachedExerciseDays(queries).flatMap(({ entries }) => entries);
  const notify = (command: ExerciseCommand, message: string): void =>
    toasts.show({
      severity: "success",
      message,
      duration: UNDO_DURATION,
      action: {
        label: intl.formatMessage({ id: "exercise.undo" }),
        onUse: () => invertExercise(command, entriesAtHand(), device.newId).forEach(submit),
      },
    });
  const weightOn = (date: CalendarDate): number | undefined =>
    cachedExerciseDays(queries).find((day) => day.date === date)?.weightKg;

  const log = (day: ExerciseDay, doings: readonly DoneExercise[]): void => {
    const command = make.logExercises(day, doings, device);
    if (!command.ok) return notifyRefused({ _tag: "FieldRefused", rule: command.error });
    submit(command.value);
    const [first] = doings;
    notify(
      command.value,
      intl.formatMessage({ id: "exercise.logged" }, { count: doings.length, name: first?.exercise.name }),
    );
  };

  const change = (entry: ExerciseEntry, edit: ExerciseEdit): void => {
    if (Object.keys(edit).length === 0) return;
    const command = make.changeEntry(entry, edit, weightOn(edit.date ?? entry.date), device);
    if (!command.ok) return notifyRefused({ _tag: "FieldRefused", rule: command.error });
    submit(command.value);
    if (edit.date !== undefined)
      notify(
        command.value,
        intl.formatMessage({ id: "exercise.moved" }, { name: entry.name, date: formatDay(intl, edit.date) }),
      );
  };

  const remove = (entry: ExerciseEntry): void => {
    const command: ExerciseCommand = { kind: "deleteExercise", id: device.newId(), entry };
    submit(command);
    notify(command, intl.formatMessage({ id: "exercise.deleted" }, { name: entry.name }));
  };

  const copy = (entries: readonly ExerciseEntry[], date: CalendarDate): void => {
    if (entries.length === 0)
      return toasts.show({ severity: "info", message: intl.formatMessage({ id: "exercise.nothingToCopy" }) });
    const command = make.copyExercises(entries, date, weightOn(date), device);
    submit(command);
    notify(
      command,
      intl.formatMessage({ id: "exercise.copied" }, { count: entries.length, date: formatDay(intl, date) }),
    );
  };

  /** W349: none takes back what was said. */
  const setSteps = ({ date, steps: { own: before } }: ExerciseDay, steps: number | undefined): void => {
    const command: ExerciseCommand = {
      kind: "setSteps",
      id: device.newId(),
      date,
      ...(steps === undefined ? {} : { steps }),
      ...(before === undefined ? {} : { before }),
    };
    submit(command);
    notify(
      command,
      intl.formatMessage({ id: steps === undefined ? "exercise.steps.removed" : "exercise.steps.saved" }),
    );
  };

  /** All that was done on another day, done on this one. */
  const copyDay = (from: CalendarDate, to: CalendarDate): Promise<void> =>
    queries.fetchQuery(exerciseDayQuery(exercise, from)).then(
      (day) => copy(projectPendingExercise(day, []).entries, to),
      (problem: unknown) => notifyRefused(problem),
    );

  return { log, change, remove, copy, copyDay, setSteps };
};

export type ExerciseCommands = ReturnType<typeof useExerciseCommands>;
