import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Button, Checkbox, TextInput } from "@mantine/core";
import { itemsOf, routineExercises } from "@morsel/domain/exercise";
import {
  type DoneExercise,
  routine,
  ROUTINE_ITEMS_MAX,
  type ExerciseEntry,
  type RoutineId,
} from "@morsel/domain/exercise";
import { useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { leaveOnEscape } from "../../../../hooks/leave-on-escape.ts";
import { AppLink } from "../../../../shell/navigation/app-link.tsx";
import { recentExercisesQuery } from "../../queries.ts";
import type { ExercisePorts } from "../../use-exercise-commands.ts";
import { useExerciseRuleWords } from "../../use-exercise-rule-words.ts";
import { useItemWords } from "../../use-done-words.ts";
import { useRoutines } from "./use-routines.ts";
import forms from "../fields/done-form.module.css";
import classes from "./routines.module.css";

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

type SaveRoutineProps = {
  readonly entries: readonly ExerciseEntry[];
  readonly onSave: (
    name: string,
    chosen: readonly ExerciseEntry[],
  ) => Extract<ReturnType<typeof routine>, { readonly ok: false }>["error"] | undefined;
  readonly onCancel: () => void;
};

const SaveRoutine = ({ entries, onSave, onCancel }: SaveRoutineProps) => {
  const itemWords = useItemWords();
  const ruleWords = useExerciseRuleWords();
  const [name, setName] = useState("");
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(entries.slice(ROUTINE_ITEMS_MAX).map(({ id }) => id)),
  );
  const [refused, setRefused] = useState<ReturnType<SaveRoutineProps["onSave"]>>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setRefused(
      onSave(
        name,
        entries.filter(({ id }) => !left.has(id)),
      ),
    );
  };
  const isName = refused?._tag === "RoutineRefused" && refused.field === "name";
  return (
    <form className={forms.form} onSubmit={submit} onKeyDown={leaveOnEscape(onCancel)} noValidate>
      <TextInput
        label={<FormattedMessage id="exercise.ownName" />}
        autoComplete="off"
        autoFocus
        maxLength={100}
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
        {...(isName ? { error: ruleWords(refused) } : {})}
      />
      <fieldset className={classes.checks}>
        <legend className={forms.legend}>
          <FormattedMessage id="exercise.routines.which" />
        </legend>
        {itemsOf(entries).map((item, at) => {
          const id = entries[at]?.id ?? "";
          return (
            <Checkbox
              key={id}
              size="md"
              label={item.exercise.name}
              description={itemWords(item)}
              checked={!left.has(id)}
              onChange={({ currentTarget: { checked } }) =>
                setLeft(new Set(checked ? [...left].filter((one) => one !== id) : [...left, id]))
              }
            />
          );
        })}
      </fieldset>
      <p className={forms.hint} role="status" data-wrong>
        {refused !== undefined && !isName && ruleWords(refused)}
      </p>
      <div className={forms.actions}>
        <Button type="submit">
          <FormattedMessage id="exercise.save" />
        </Button>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          <FormattedMessage id="exercise.cancel" />
        </Button>
      </div>
    </form>
  );
};
