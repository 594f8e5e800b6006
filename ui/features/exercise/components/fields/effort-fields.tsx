import { EXERCISE_RANGES } from "@morsel/domain/exercise";
import { FormattedMessage, useIntl } from "react-intl";
import { formatWeight } from "../../../../i18n/body-figures.ts";
import { useUnits } from "../../../../i18n/units.tsx";
import { WeightInput } from "../../../../fields/measure-inputs.tsx";
import type { TypedEffort } from "../../use-effort.ts";
import { MinutesField } from "./minutes-field.tsx";
import classes from "./effort-fields.module.css";

export type EffortFieldsProps = {
  readonly effort: TypedEffort;
  readonly onEffort: (effort: TypedEffort) => void;
};

const isIn = (value: number | undefined, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  value !== undefined && value >= min && value <= max;

/** Weight and minutes, for which energy is shown; each says what it takes. */
export const EffortFields = ({ effort, onEffort }: EffortFieldsProps) => {
  const intl = useIntl();
  const { weight: unit } = useUnits();
  const { weightKg, minutes } = EXERCISE_RANGES;
  const weight = (kg: number) => formatWeight(intl, unit, kg);
  return (
    <div className={classes.effort}>
      <div className={classes.weight}>
        <WeightInput
          unit={unit}
          label={intl.formatMessage({ id: "exercise.weight" })}
          value={effort.weightKg}
          onValue={(kg) => onEffort({ ...effort, weightKg: kg })}
          {...(isIn(effort.weightKg, weightKg)
            ? {}
            : {
                error: (
                  <FormattedMessage
                    id="exercise.weightRange"
                    values={{ min: weight(weightKg.min), max: weight(weightKg.max) }}
                  />
                ),
              })}
        />
      </div>
      <MinutesField
        minutes={effort.minutes}
        onMinutes={(value) => onEffort({ ...effort, minutes: value })}
        {...(isIn(effort.minutes, minutes)
          ? {}
          : { error: <FormattedMessage id="exercise.minutesRange" values={{ max: minutes.max }} /> })}
      />
    </div>
  );
};
