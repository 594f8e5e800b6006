import { TextInput } from "@mantine/core";
import { EXERCISE_RANGES, OWN_ENERGY_MAX } from "@morsel/domain/exercise";
import { FormattedMessage } from "react-intl";
import { useFigures } from "../../../../figures/figures.tsx";
import type { DoneForm } from "../../use-done-form.ts";
import { useExerciseWords } from "../../use-exercise-words.ts";
import { MinutesField } from "./minutes-field.tsx";
import classes from "./done-form.module.css";

export type CardioFieldsProps = {
  readonly form: DoneForm;
  readonly met: number;
  readonly weightKg: number;
  readonly isTried: boolean;
  readonly hasOwnEnergy: boolean;
  /** A tap on minutes logs them at once. */
  readonly onTap?: (minutes: number) => void;
};

/** Minutes, what they cost and why, and an energy of one's own. */
export const CardioFields = ({ form, met, weightKg, isTried, hasOwnEnergy, onTap }: CardioFieldsProps) => {
  const words = useExerciseWords();
  const figures = useFigures();
  const { minutes, ownNet, isEnergyRead } = form;
  const energy = minutes === undefined ? undefined : words.energyOf({ met, weightKg, minutes });
  const { max } = EXERCISE_RANGES.minutes;
  return (
    <>
      <MinutesField
        minutes={minutes}
        onMinutes={form.setMinutes}
        autoFocus
        {...(onTap === undefined ? {} : { onTap })}
        {...(isTried && energy === undefined
          ? { error: <FormattedMessage id="exercise.minutesRange" values={{ max }} /> }
          : {})}
      />
      <p className={classes.reading} role="status">
        {energy !== undefined && minutes !== undefined && !figures.isEnergyHidden && (
          <>
            <strong>{words.energy(energy.gross)}</strong> = {words.formula({ met, weightKg, minutes })}
            <br />
            <FormattedMessage
              id={ownNet === undefined ? "exercise.netCounts" : "exercise.netWould"}
              values={{ net: words.energy(energy.net) }}
            />
          </>
        )}
      </p>
      {hasOwnEnergy && (
        <TextInput
          type="time"
          className={classes.date}
          label={<FormattedMessage id="exercise.startsAt" />}
          description={<FormattedMessage id="exercise.startsAtHint" />}
          value={form.startsAt}
          onChange={({ currentTarget: { value } }) => form.setStartsAt(value)}
        />
      )}
      {hasOwnEnergy && !figures.isEnergyHidden && (
        <TextInput
          className={classes.energy}
          label={<FormattedMessage id="exercise.ownEnergy" />}
          description={<FormattedMessage id="exercise.ownEnergyHint" />}
          inputMode="decimal"
          autoComplete="off"
          value={form.energy}
          rightSection={
            <span className={classes.unit} aria-hidden="true">
              {figures.unit}
            </span>
          }
          {...(isEnergyRead
            ? {}
            : {
                error: (
                  <FormattedMessage
                    id="exercise.energyRange"
                    values={{ max: figures.energyWithUnit(OWN_ENERGY_MAX) }}
                  />
                ),
              })}
          onChange={({ currentTarget: { value } }) => form.setEnergy(value)}
        />
      )}
    </>
  );
};
