import { ActionIcon, Button } from "@mantine/core";
import { checkMeasurement, WEIGHT_RANGE } from "@morsel/domain/measurements";
import { isKilograms, kgToLb, lbToKg, toStep } from "@morsel/domain/units";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { leaveOnEscape } from "../../../hooks/leave-on-escape.ts";
import { weightWords } from "../../../i18n/body-figures.ts";
import { useUnits, type Units } from "../../../i18n/units.tsx";
import { IconMinus, IconPlus } from "../../../theme/icons.ts";
import { WeightInput } from "../../identity/components/measure-inputs.tsx";
import classes from "./last-weight.module.css";

export type WeightFormProps = {
  /** What is filled in. */
  readonly lastKg: number | undefined;
  readonly onLog: (kg: number) => void;
  readonly onCancel: () => void;
};

/** A tap on − or +: what a bathroom scale tells apart, in kilograms or in pounds. */
const TAP = { kg: 0.1, lb: 0.2 };

const tapped = (unit: Units["weight"], kg: number, taps: number): number => {
  if (unit === "kg") return toStep(kg + taps * TAP.kg, TAP.kg);
  return isKilograms(kg) ? lbToKg(toStep(kgToLb(kg) + taps * TAP.lb, 0.1)) : kg;
};

/** A weight in the member's unit, read as all amounts are. Save is never disabled: it says what is accepted. */
export const WeightForm = ({ lastKg, onLog, onCancel }: WeightFormProps) => {
  const intl = useIntl();
  const { weight: unit } = useUnits();
  const [kg, setKg] = useState(lastKg);
  const [isTried, setTried] = useState(false);
  // A tap fills the field anew: what is typed stays as it is typed otherwise.
  const [taps, setTaps] = useState(0);
  const checked = kg === undefined ? undefined : checkMeasurement("Weight", kg);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (checked?.ok === true) onLog(checked.value);
    else setTried(true);
  };
  const range = intl.formatMessage(
    { id: "weight.range" },
    { min: weightWords(intl, unit, WEIGHT_RANGE.min), max: weightWords(intl, unit, WEIGHT_RANGE.max) },
  );
  const tap = (change: -1 | 1) => {
    const Icon = change < 0 ? IconMinus : IconPlus;
    const step = weightWords(intl, unit === "kg" ? "kg" : "lb", unit === "kg" ? TAP.kg : lbToKg(TAP.lb), 1);
    return (
      <ActionIcon
        className={classes.tap}
        variant="default"
        size="xl"
        aria-label={intl.formatMessage({ id: change < 0 ? "weight.less" : "weight.more" }, { step })}
        onClick={() => {
          if (kg === undefined) return;
          setKg(tapped(unit, kg, change));
          setTaps(taps + 1);
        }}
      >
        <Icon size={20} aria-hidden="true" />
      </ActionIcon>
    );
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit} onKeyDown={leaveOnEscape(onCancel)}>
      <div className={classes.field}>
        <WeightInput
          key={taps}
          unit={unit}
          label={intl.formatMessage({ id: "weight.new" })}
          value={kg}
          onValue={setKg}
          {...(isTried && checked?.ok !== true ? { error: range } : {})}
        />
        {kg !== undefined && tap(-1)}
        {kg !== undefined && tap(1)}
      </div>
      <div className={classes.actions}>
        <Button type="submit">
          <FormattedMessage id="weight.save" />
        </Button>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          <FormattedMessage id="weight.cancel" />
        </Button>
      </div>
    </form>
  );
};
