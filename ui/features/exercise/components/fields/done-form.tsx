import { Button, Textarea } from "@mantine/core";
import { EXERCISE_NOTE_MAX, type Exercise, type ExerciseDone } from "@morsel/domain/exercise";
import { useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { leaveOnEscape } from "../../../../hooks/leave-on-escape.ts";
import { useDoneForm } from "../../use-done-form.ts";
import { CardioFields } from "./cardio-fields.tsx";
import { SetsFields } from "./sets-fields.tsx";
import classes from "./done-form.module.css";

export type DoneFormProps = {
  readonly exercise: Exercise;
  readonly weightKg: number;
  /** Values to begin with. */
  readonly done: ExerciseDone;
  readonly submitWords: ReactNode;
  readonly onDone: (done: ExerciseDone) => void;
  readonly onCancel: () => void;
  /** Logs the first of several sets; the others are logged as they are done. */
  readonly onFirstSet?: (done: ExerciseDone) => void;
  /** A tap on minutes is all that is wanted. */
  readonly logsAtTap?: boolean;
  /** A routine keeps neither a note nor an energy of one's own: both are of a day. */
  readonly hasOwnFigures?: boolean;
  readonly header?: ReactNode;
  readonly more?: ReactNode;
  readonly actions?: ReactNode;
};

/** Form of a performed exercise. Save is never disabled: it says what is missing. */
export const DoneForm = (props: DoneFormProps) => {
  const { exercise, weightKg, done, submitWords, onDone, onCancel, logsAtTap = false, header, more, actions } = props;
  const { hasOwnFigures = true, onFirstSet } = props;
  const form = useDoneForm(exercise.kind, done);
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const said = form.done();
    if (said === undefined) setTried(true);
    else onDone(said);
  };
  const logFirst = (): void => {
    const said = form.done();
    if (said === undefined) setTried(true);
    else onFirstSet?.(said);
  };
  return (
    <form className={classes.form} onSubmit={submit} onKeyDown={leaveOnEscape(onCancel)} noValidate>
      {header}
      {exercise.kind === "cardio" ? (
        <CardioFields
          form={form}
          met={exercise.met}
          weightKg={weightKg}
          isTried={isTried}
          hasOwnEnergy={hasOwnFigures}
          {...(logsAtTap ? { onTap: (minutes: number) => onDone({ minutes, note: form.note }) } : {})}
        />
      ) : (
        <SetsFields form={form} isTried={isTried} />
      )}
      {hasOwnFigures && (
        <Textarea
          label={<FormattedMessage id="exercise.note" />}
          size="md"
          rows={2}
          maxLength={EXERCISE_NOTE_MAX}
          value={form.note}
          onChange={({ currentTarget: { value } }) => form.setNote(value)}
        />
      )}
      {more}
      <div className={classes.actions}>
        <Button type="submit">{submitWords}</Button>
        {onFirstSet !== undefined && form.sets.length > 1 && (
          <Button variant="default" onClick={logFirst}>
            <FormattedMessage id="exercise.setBySet" />
          </Button>
        )}
        <Button variant="subtle" color="gray" onClick={onCancel}>
          <FormattedMessage id="exercise.cancel" />
        </Button>
        {actions}
      </div>
    </form>
  );
};
