import { TextInput, UnstyledButton } from "@mantine/core";
import { EXERCISE_DURATIONS } from "@morsel/domain/exercise";
import { readAmount } from "@morsel/domain/units";
import { useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../../../figures/figures.tsx";
import { useExerciseWords } from "../../use-exercise-words.ts";
import classes from "./effort-fields.module.css";

export type MinutesFieldProps = {
  readonly minutes: number | undefined;
  readonly onMinutes: (minutes: number | undefined) => void;
  readonly error?: ReactNode;
  readonly autoFocus?: boolean;
  /** Called by a tap, after the field is filled in. */
  readonly onTap?: (minutes: number) => void;
};

/** Minutes at a tap (E5), or typed as amounts are. */
export const MinutesField = ({ minutes, onMinutes, error, autoFocus = false, onTap }: MinutesFieldProps) => {
  const intl = useIntl();
  const { mark, editable } = useFigures();
  const words = useExerciseWords();
  const [typed, setTyped] = useState(minutes === undefined ? "" : editable(minutes));
  return (
    <div className={classes.minutes}>
      <TextInput
        className={classes.typed}
        label={<FormattedMessage id="exercise.minutes" />}
        inputMode="decimal"
        autoComplete="off"
        autoFocus={autoFocus}
        value={typed}
        error={error}
        rightSection={
          <span className={classes.unit} aria-hidden="true">
            <FormattedMessage id="exercise.minUnit" />
          </span>
        }
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          const read = readAmount(value, mark);
          onMinutes(read.ok ? read.value : undefined);
        }}
      />
      <div className={classes.taps} role="group" aria-label={intl.formatMessage({ id: "exercise.minutesTaps" })}>
        {EXERCISE_DURATIONS.map((duration) => (
          <UnstyledButton
            key={duration}
            className={classes.tap}
            aria-pressed={minutes === duration}
            onClick={() => {
              setTyped(editable(duration));
              onMinutes(duration);
              onTap?.(duration);
            }}
          >
            {words.minutes(duration)}
          </UnstyledButton>
        ))}
      </div>
    </div>
  );
};
