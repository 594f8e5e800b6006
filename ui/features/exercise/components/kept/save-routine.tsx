import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Button, Checkbox, TextInput } from "@mantine/core";
import { itemsOf, ROUTINE_ITEMS_MAX, type ExerciseEntry, type routine } from "@morsel/domain/exercise";
import { useState, type FormEvent } from "react";
import { FormattedMessage } from "react-intl";
import { leaveOnEscape } from "../../../../hooks/leave-on-escape.ts";
import { useExerciseRuleWords } from "../../use-exercise-rule-words.ts";
import { useItemWords } from "../../use-done-words.ts";
import forms from "../fields/done-form.module.css";
import classes from "./routines.module.css";

export type SaveRoutineProps = {
  readonly entries: readonly ExerciseEntry[];
  readonly onSave: (
    name: string,
    chosen: readonly ExerciseEntry[],
  ) => Extract<ReturnType<typeof routine>, { readonly ok: false }>["error"] | undefined;
  readonly onCancel: () => void;
};

/** The form that makes a routine of what was done on a day. */
export const SaveRoutine = ({ entries, onSave, onCancel }: SaveRoutineProps) => {
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
