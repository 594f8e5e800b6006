import { Button, TextInput } from "@mantine/core";
import { addDays, isCalendarDate, type CalendarDate, isTimeOfDay, type TimeOfDay } from "@morsel/domain/calendar";
import { askedTypes, lastMeasurement, type MeasuredType, type Measurement } from "@morsel/domain/measurements";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Problem } from "../../../shell/page/page.tsx";
import { dayDate } from "../../../dates/dates.ts";
import type { MeasuredValue, MeasuredAt } from "../use-measurement-commands.ts";
import { useMeasureWords } from "../use-measure-words.ts";
import { useWhenWords } from "../use-when-words.ts";
import classes from "./check-in.module.css";
import { MeasureField, NOTHING_TYPED, useReadMeasure, type Typed } from "./measure-field.tsx";

export type CheckInFormProps = {
  /** Types to ask for, in order. */
  readonly types: readonly MeasuredType[];
  readonly last: readonly Measurement[];
  /** The height that was told, as long as none is measured. */
  readonly heightCm: number;
  readonly device: { readonly today: () => CalendarDate; readonly timeOfDay: () => TimeOfDay };
  /** Answers whether it was saved. */
  readonly onSave: (measured: readonly MeasuredValue[], moment: MeasuredAt) => Promise<boolean>;
};

type AllTyped = Readonly<Record<string, Typed>>;

/** Weight and what is measured lately, everything else a tap away, saved in one go. Save is never disabled: it says what is missing. */
export const CheckInForm = ({ types, last, heightCm, device, onSave }: CheckInFormProps) => {
  const intl = useIntl();
  const words = useMeasureWords();
  const when = useWhenWords(device.today());
  const read = useReadMeasure();
  const [typed, setTyped] = useState<AllTyped>({});
  // As long as nobody says otherwise it is now, however long the page lies open.
  const [date, setDate] = useState<string>();
  const [time, setTime] = useState<string>();
  const [isTried, setTried] = useState(false);
  const [isMoreOpen, setMoreOpen] = useState(false);

  const latest = addDays(device.today(), 1);
  const isDateGood = date === undefined || (isCalendarDate(date) && date <= latest);
  const readings = types.map((type) => ({ type, ...read(type, typed[type] ?? NOTHING_TYPED) }));
  const measured = readings.flatMap(({ type, problem, ...reading }) =>
    problem === undefined && "value" in reading && reading.value !== undefined ? [{ type, value: reading.value }] : [],
  );
  const isWrong = readings.some(({ problem }) => problem !== undefined);

  const { first, more } = askedTypes(types, last, device.today());
  const fieldsOf = (shown: readonly MeasuredType[]) => (
    <div className={classes.fields}>
      {readings
        .filter(({ type }) => shown.includes(type))
        .map(({ type, problem }) => {
          const before = lastMeasurement(last, type);
          return (
            <MeasureField
              key={type}
              type={type}
              label={words.name(type)}
              name={words.name(type)}
              typed={typed[type] ?? NOTHING_TYPED}
              onTyped={(next) => setTyped({ ...typed, [type]: next })}
              from={before?.value ?? (type === "height" ? heightCm : undefined)}
              hint={
                before === undefined ? (
                  <FormattedMessage id="measure.never" />
                ) : (
                  <FormattedMessage
                    id="measure.lastTime"
                    values={{ value: words.value(type, before.value), when: when(before) }}
                  />
                )
              }
              {...(isTried && problem !== undefined ? { error: problem } : {})}
            />
          );
        })}
    </div>
  );

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    // A wrong value is seen where its field was folded away again, too.
    if (readings.some(({ type, problem }) => problem !== undefined && more.includes(type))) setMoreOpen(true);
    if (isWrong || measured.length === 0 || !isDateGood) return;
    const moment: MeasuredAt = {
      ...(isCalendarDate(date) ? { date } : {}),
      ...(isTimeOfDay(time) ? { time } : {}),
      hasTime: time !== "",
    };
    const before = { typed, date, time };
    setTyped({});
    setTried(false);
    if (await onSave(measured, moment)) return;
    // Keeps values that could not be saved, unless something else is being typed.
    setTyped((now) => (Object.keys(now).length === 0 ? before.typed : now));
  };
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      {fieldsOf(first)}
      <div className={classes.moment}>
        <TextInput
          type="date"
          label={<FormattedMessage id="measure.date" />}
          value={date ?? device.today()}
          max={latest}
          onChange={({ currentTarget: { value } }) => setDate(value)}
          {...(isTried && !isDateGood
            ? {
                error: intl.formatMessage(
                  { id: "measure.dateRange" },
                  { latest: dayDate(intl, latest, device.today()) },
                ),
              }
            : {})}
        />
        <TextInput
          type="time"
          label={<FormattedMessage id="measure.time" />}
          value={time ?? device.timeOfDay()}
          onChange={({ currentTarget: { value } }) => setTime(value)}
        />
      </div>
      {more.length > 0 && (
        <details
          className={classes.more}
          open={isMoreOpen}
          onToggle={({ currentTarget: { open } }) => setMoreOpen(open)}
        >
          <summary>
            <FormattedMessage id="measure.more.title" />
          </summary>
          {fieldsOf(more)}
        </details>
      )}
      <Problem>
        {isTried && measured.length === 0 && !isWrong ? <FormattedMessage id="measure.nothingTyped" /> : undefined}
      </Problem>
      <Button type="submit" className={classes.save}>
        <FormattedMessage id="measure.save" />
      </Button>
    </form>
  );
};
