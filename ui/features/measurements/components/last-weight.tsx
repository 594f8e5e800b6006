import { Button } from "@mantine/core";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Measurement } from "@morsel/domain/measurements";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { formatWeight } from "../../../i18n/body-figures.ts";
import { useUnits } from "../../../i18n/units.tsx";
import { dayDate, dayName } from "../../../dates/dates.ts";
import classes from "./last-weight.module.css";
import { WeightForm } from "./weight-form.tsx";

export type LastWeightProps = {
  readonly last: Pick<Measurement, "date" | "value"> | undefined;
  readonly today: CalendarDate;
  readonly onLog: (kg: number) => void;
};

/** The last weigh-in; two taps log the same weight again. */
export const LastWeight = ({ last, today, onLog }: LastWeightProps) => {
  const intl = useIntl();
  const units = useUnits();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <section className={classes.weight} aria-labelledby="last-weight">
      <div className={classes.line}>
        <div>
          <h2 id="last-weight" className={classes.title}>
            <FormattedMessage id="weight.title" />
          </h2>
          <p className={classes.last} aria-live="polite">
            {last === undefined ? (
              <FormattedMessage id="weight.none" />
            ) : (
              <>
                <strong className={classes.figure}>{formatWeight(intl, units.weight, last.value, 2)}</strong>{" "}
                <span className={classes.day}>
                  <FormattedMessage
                    id="weight.on"
                    values={{ day: dayName(intl, last.date, today), date: dayDate(intl, last.date, today) }}
                  />
                </span>
              </>
            )}
          </p>
        </div>
        <Button ref={opener} variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <FormattedMessage id="weight.log" />
        </Button>
      </div>
      {isOpen && (
        <WeightForm
          lastKg={last?.value}
          onCancel={close}
          onLog={(kg) => {
            close();
            onLog(kg);
          }}
        />
      )}
    </section>
  );
};
