import { Button } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { leaveOnEscape } from "../../../hooks/leave-on-escape.ts";
import { useFigures } from "../../../figures/figures.tsx";
import { useMeasureWords } from "../use-measure-words.ts";
import classes from "./last-weight.module.css";
import { MeasureField, NOTHING_TYPED, formatTypedValue, useReadMeasure } from "./measure-field.tsx";

export type WeightFormProps = {
  /** Weight to begin with. */
  readonly lastKg: number | undefined;
  readonly onLog: (kg: number) => void;
  readonly onCancel: () => void;
};

/** A weight in the member's unit, read as all amounts are. Save is never disabled: it says what is accepted. */
export const WeightForm = ({ lastKg, onLog, onCancel }: WeightFormProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const words = useMeasureWords();
  const read = useReadMeasure();
  const [typed, setTyped] = useState(
    lastKg === undefined ? NOTHING_TYPED : formatTypedValue(words.unit("Weight"), lastKg, figures),
  );
  const [isTried, setTried] = useState(false);
  const reading = read("Weight", typed);
  const problem = reading.problem ?? (reading.value === undefined ? words.range("Weight") : undefined);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (reading.problem === undefined && reading.value !== undefined) onLog(reading.value);
    else setTried(true);
  };
  const name = intl.formatMessage({ id: "weight.new" });
  return (
    <form className={classes.form} noValidate onSubmit={submit} onKeyDown={leaveOnEscape(onCancel)}>
      <MeasureField
        type="Weight"
        label={name}
        name={name}
        typed={typed}
        onTyped={setTyped}
        from={lastKg}
        {...(isTried && problem !== undefined ? { error: problem } : {})}
      />
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
