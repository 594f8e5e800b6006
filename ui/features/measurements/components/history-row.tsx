import { Button, TextInput, UnstyledButton } from "@mantine/core";
import { addDays, isCalendarDate, type CalendarDate, isTimeOfDay } from "@morsel/domain/calendar";
import type { Measurement } from "@morsel/domain/measurements";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { leaveOnEscape } from "../../../hooks/leave-on-escape.ts";
import { IconTrash } from "../../../theme/icons.ts";
import { dayDate } from "../../../dates/dates.ts";
import { useFigures } from "../../../figures/figures.tsx";
import { useMeasureWords } from "../use-measure-words.ts";
import type { Edit } from "../use-measurement-commands.ts";
import { useWhenWords } from "../use-when-words.ts";
import classes from "./check-in.module.css";
import { MeasureField, formatTypedValue, useReadMeasure } from "./measure-field.tsx";

export type HistoryRowProps = {
  readonly entry: Measurement;
  readonly today: CalendarDate;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onChange: (edit: Edit) => void;
  readonly onDelete: () => void;
};

/** A measurement of the history; it opens to be changed in its place. */
export const HistoryRow = (props: HistoryRowProps) => {
  const { entry, today, isOpen, onOpen, onClose } = props;
  const words = useMeasureWords();
  const when = useWhenWords(today);
  return (
    <li className={classes.row} data-measurement={entry.id}>
      <UnstyledButton className={classes.open} aria-expanded={isOpen} onClick={isOpen ? onClose : onOpen}>
        <span>{when(entry)}</span>
        <span className={classes.kept}>{words.value(entry.type, entry.value)}</span>
      </UnstyledButton>
      {isOpen && <HistoryEditor key={entry.version} {...props} />}
    </li>
  );
};

const HistoryEditor = ({ entry, today, onClose, onChange, onDelete }: HistoryRowProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const words = useMeasureWords();
  const read = useReadMeasure();
  const { type } = entry;
  const [typed, setTyped] = useState(() => formatTypedValue(words.unit(type), entry.value, figures));
  // Stored values are finer than a unit shows: only a newly typed one replaces them.
  const [isTyped, setIsTyped] = useState(false);
  const [date, setDate] = useState<string>(entry.date);
  const [time, setTime] = useState<string>(entry.time ?? "");
  const [isTried, setTried] = useState(false);
  const latest = addDays(today, 1);
  const isDateGood = isCalendarDate(date) && date <= latest;
  const reading = isTyped ? read(type, typed) : { value: entry.value };
  const problem = reading.problem ?? (reading.value === undefined ? words.range(type) : undefined);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (reading.problem !== undefined || reading.value === undefined || !isDateGood) return;
    onChange({ value: reading.value, date, ...(isTimeOfDay(time) ? { time } : {}) });
  };
  return (
    <form className={classes.editor} noValidate onSubmit={submit} onKeyDown={leaveOnEscape(onClose)}>
      <MeasureField
        type={type}
        label={words.name(type)}
        name={words.name(type)}
        typed={typed}
        onTyped={(next) => {
          setTyped(next);
          setIsTyped(true);
        }}
        from={entry.value}
        {...(isTried && problem !== undefined ? { error: problem } : {})}
      />
      <div className={classes.moment}>
        <TextInput
          type="date"
          label={<FormattedMessage id="measure.date" />}
          value={date}
          max={latest}
          onChange={({ currentTarget: { value } }) => setDate(value)}
          {...(isTried && !isDateGood
            ? { error: intl.formatMessage({ id: "measure.dateRange" }, { latest: dayDate(intl, latest, today) }) }
            : {})}
        />
        <TextInput
          type="time"
          label={<FormattedMessage id="measure.time" />}
          value={time}
          onChange={({ currentTarget: { value } }) => setTime(value)}
        />
      </div>
      <div className={classes.actions}>
        <Button type="submit">
          <FormattedMessage id="measure.save" />
        </Button>
        <Button variant="subtle" color="gray" onClick={onClose}>
          <FormattedMessage id="measure.cancel" />
        </Button>
        <span className={classes.gap} />
        <Button variant="subtle" color="gray" leftSection={<IconTrash size={18} stroke={1.75} />} onClick={onDelete}>
          <FormattedMessage id="measure.delete" />
        </Button>
      </div>
    </form>
  );
};
