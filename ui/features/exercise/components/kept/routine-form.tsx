import { ActionIcon, Button, TextInput, UnstyledButton } from "@mantine/core";
import type { ExerciseClient } from "@morsel/application/exercise/client/exercise-client";
import type { ExercisesClient } from "@morsel/application/exercise/client/exercises-client";
import { movedItem } from "@morsel/domain/exercise";
import {
  routine,
  type ExerciseDone,
  type ExerciseDoneRefused,
  type Routine,
  type RoutineItem,
  type RoutineRefused,
} from "@morsel/domain/exercise";
import { useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { IconChevronDown, IconChevronUp, IconTrash } from "../../../../theme/icons.ts";
import { useItemWords } from "../../use-done-words.ts";
import { useExerciseRuleWords } from "../../use-exercise-rule-words.ts";
import { DoneForm } from "../fields/done-form.tsx";
import { ExerciseSearch } from "../box/exercise-search.tsx";
import rows from "../day/exercise-day.module.css";
import classes from "../fields/done-form.module.css";
import own from "./routines.module.css";

export type RoutineFormProps = {
  readonly exercise: ExerciseClient;
  readonly exercises: ExercisesClient;
  readonly weightKg: number;
  /** As it stands, or a new one with nothing in it. */
  readonly given: Routine;
  readonly onSave: (next: Routine) => void;
  readonly onCancel: () => void;
  readonly actions?: ReactNode;
};

type Keyed = { readonly key: number; readonly item: RoutineItem };

/** Form of a routine. Save says what is missing. */
export const RoutineForm = (props: RoutineFormProps) => {
  const { exercise, exercises, weightKg, given, onSave, onCancel, actions } = props;
  const intl = useIntl();
  const ruleWords = useExerciseRuleWords();
  const itemWords = useItemWords();
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(given.name);
  const [items, setItems] = useState<readonly Keyed[]>(() => given.items.map((item, key) => ({ key, item })));
  const [open, setOpen] = useState<number>();
  const [refused, setRefused] = useState<RoutineRefused | ExerciseDoneRefused>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const made = routine({ ...given, name, items: items.map(({ item }) => item), version: given.version + 1 });
    if (made.ok) onSave(made.value);
    else setRefused(made.error);
  };
  const add = (item: RoutineItem): void =>
    setItems([...items, { key: Math.max(-1, ...items.map(({ key }) => key)) + 1, item }]);
  const say = (key: number, { minutes, sets }: ExerciseDone): void => {
    const done = { ...(minutes === undefined ? {} : { minutes }), ...(sets === undefined ? {} : { sets }) };
    setItems(items.map((one) => (one.key === key ? { key, item: { ...one.item, done } } : one)));
    setOpen(undefined);
  };
  const isName = refused?._tag === "RoutineRefused" && refused.field === "name";
  return (
    <div className={classes.form}>
      <form id={id} onSubmit={submit} noValidate>
        <TextInput
          label={<FormattedMessage id="exercise.ownName" />}
          autoComplete="off"
          autoFocus
          maxLength={100}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
          {...(isName ? { error: ruleWords(refused) } : {})}
        />
      </form>
      {items.length > 0 && (
        <ol className={own.items} aria-label={intl.formatMessage({ id: "exercise.routines.items" })}>
          {items.map(({ key, item }, at) => {
            const values = { name: item.exercise.name };
            return (
              <li key={key} className={own.item}>
                <UnstyledButton
                  className={own.open}
                  aria-expanded={open === key}
                  onClick={() => setOpen(open === key ? undefined : key)}
                >
                  <span className={rows.name}>{item.exercise.name}</span>
                  <span className={rows.details}>{itemWords(item)}</span>
                </UnstyledButton>
                <span className={own.tools}>
                  <ActionIcon
                    aria-label={intl.formatMessage({ id: "exercise.routines.up" }, values)}
                    disabled={at === 0}
                    onClick={() => setItems(movedItem(items, at, -1))}
                  >
                    <IconChevronUp size={18} stroke={1.75} />
                  </ActionIcon>
                  <ActionIcon
                    aria-label={intl.formatMessage({ id: "exercise.routines.down" }, values)}
                    disabled={at === items.length - 1}
                    onClick={() => setItems(movedItem(items, at, 1))}
                  >
                    <IconChevronDown size={18} stroke={1.75} />
                  </ActionIcon>
                  <ActionIcon
                    aria-label={intl.formatMessage({ id: "exercise.routines.takeOut" }, values)}
                    onClick={() => setItems(items.filter((one) => one.key !== key))}
                  >
                    <IconTrash size={18} stroke={1.75} />
                  </ActionIcon>
                </span>
                {open === key && (
                  <div className={own.editor}>
                    <DoneForm
                      exercise={item.exercise}
                      weightKg={weightKg}
                      done={item.done}
                      hasOwnFigures={false}
                      submitWords={<FormattedMessage id="exercise.routines.done" />}
                      onDone={(done) => say(key, done)}
                      onCancel={() => setOpen(undefined)}
                    />
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      )}
      <ExerciseSearch
        exercise={exercise}
        exercises={exercises}
        weightKg={weightKg}
        inputRef={inputRef}
        label={intl.formatMessage({ id: "exercise.routines.add" })}
        onLog={({ exercise: chosen, done: { minutes, sets } }) =>
          add({
            exercise: chosen,
            done: { ...(minutes === undefined ? {} : { minutes }), ...(sets === undefined ? {} : { sets }) },
          })
        }
      />
      <p className={classes.hint} role="status" data-wrong>
        {refused !== undefined && !isName && ruleWords(refused)}
      </p>
      <div className={classes.actions}>
        <Button type="submit" form={id}>
          <FormattedMessage id="exercise.save" />
        </Button>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          <FormattedMessage id="exercise.cancel" />
        </Button>
        {actions}
      </div>
    </div>
  );
};
