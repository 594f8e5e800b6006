import { weeklyChangesFor } from "@morsel/domain/goals";
import { isKilograms, weeklyChangeInKg, weeklyChangePreset } from "@morsel/domain/units";
import { FormattedMessage, useIntl } from "react-intl";
import { useUnits, type Units } from "../../../i18n/units.tsx";
import { ChoiceGroup } from "../../../shell/choice/choice.tsx";
import { HeightInput, WeightInput } from "../../../fields/measure-inputs.tsx";
import type { StepProps } from "./profile-steps.tsx";
import { UnderweightNote } from "./underweight-note.tsx";
import classes from "./step-frame.module.css";

export type BodyStepProps = StepProps & {
  /** Called with the units that were chosen. */
  readonly onUnits: (change: Partial<Units>) => void;
};

const HEIGHT_UNITS = ["cm", "ft"] as const;
const WEIGHT_UNITS = ["kg", "lb", "st"] as const;

/** Height, weight and where the weight shall go, in the units the visitor thinks in. */
export const BodyStep = ({ draft, errors, onChange, onUnits }: BodyStepProps) => {
  const intl = useIntl();
  const units = useUnits();
  const changeUnit = units.weight === "kg" ? "kg" : "lb";
  const chosen = draft.weeklyChangeKg === undefined ? undefined : weeklyChangePreset(draft.weeklyChangeKg, changeUnit);
  return (
    <>
      <div className={classes.measure}>
        <HeightInput
          key={`height-${units.height}`}
          unit={units.height}
          label={intl.formatMessage({ id: "account.height" })}
          value={draft.heightCm}
          error={errors.heightCm}
          onValue={(heightCm) => onChange({ heightCm })}
        />
        <ChoiceGroup
          name="height-unit"
          layout="switch"
          legend={<FormattedMessage id="account.unit.height" />}
          choices={HEIGHT_UNITS.map((unit) => ({
            value: unit,
            label: <FormattedMessage id={`account.unit.${unit}`} />,
          }))}
          value={units.height}
          onChoose={(height) => onUnits({ height })}
        />
      </div>
      <div className={classes.measure}>
        <WeightInput
          key={`weight-${units.weight}`}
          unit={units.weight}
          label={intl.formatMessage({ id: "account.weight" })}
          value={draft.weightKg}
          error={errors.weightKg}
          onValue={(weightKg) => onChange({ weightKg })}
        />
        <ChoiceGroup
          name="weight-unit"
          layout="switch"
          legend={<FormattedMessage id="account.unit.weight" />}
          choices={WEIGHT_UNITS.map((unit) => ({ value: unit, label: <FormattedMessage id={`units.${unit}`} /> }))}
          value={units.weight}
          onChoose={(weight) => onUnits({ weight })}
        />
      </div>
      {draft.aim === "maintain" ? null : (
        <>
          <WeightInput
            key={`goal-${units.weight}`}
            unit={units.weight}
            label={intl.formatMessage({ id: "account.goalWeight" })}
            value={draft.goalWeightKg}
            error={errors.goalWeightKg}
            onValue={(goalWeightKg) => onChange({ goalWeightKg: isKilograms(goalWeightKg) ? goalWeightKg : undefined })}
          />
          <UnderweightNote goalWeightKg={draft.goalWeightKg} heightCm={draft.heightCm} />
          <ChoiceGroup
            name="weekly-change"
            layout="row"
            legend={<FormattedMessage id={draft.aim === "gain" ? "account.weekly.gain" : "account.weekly.lose"} />}
            choices={weeklyChangesFor(draft.aim ?? "lose", changeUnit).map((change) => ({
              value: String(change),
              label: (
                <FormattedMessage
                  id={`units.weightIn.${changeUnit}`}
                  values={{ value: intl.formatNumber(Math.abs(change)) }}
                />
              ),
            }))}
            value={chosen === undefined ? undefined : String(chosen)}
            error={errors.weeklyChangeKg}
            onChoose={(change) => onChange({ weeklyChangeKg: weeklyChangeInKg(Number(change), changeUnit) })}
          />
        </>
      )}
    </>
  );
};
