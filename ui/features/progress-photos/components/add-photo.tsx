import { Button, FileButton, TextInput } from "@mantine/core";
import { addDays, isCalendarDate, type CalendarDate } from "@morsel/domain/calendar";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { IconPlus } from "../../../theme/icons.ts";
import { dayDate } from "../../../dates/dates.ts";
import classes from "./photos.module.css";

export type AddPhotoProps = {
  readonly today: CalendarDate;
  readonly isAdding: boolean;
  readonly onAdd: (file: File, date: CalendarDate) => void;
};

/** Accepted types, checked again by content; a phone converts its own types to one of these. */
const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif";

/** Chooses the date and file of a photo. */
export const AddPhoto = ({ today, isAdding, onAdd }: AddPhotoProps) => {
  const intl = useIntl();
  const [date, setDate] = useState<string>();
  const reset = useRef<() => void>(null);
  const latest = addDays(today, 1);
  const day = date ?? today;
  const isGood = isCalendarDate(day) && day <= latest;
  return (
    <div className={classes.add}>
      <TextInput
        type="date"
        label={<FormattedMessage id="photos.date" />}
        value={day}
        max={latest}
        onChange={({ currentTarget: { value } }) => setDate(value)}
        {...(isGood
          ? {}
          : { error: intl.formatMessage({ id: "photos.dateRange" }, { latest: dayDate(intl, latest, today) }) })}
      />
      <FileButton
        accept={ACCEPTED}
        resetRef={reset}
        onChange={(file) => {
          if (file !== null && isGood) onAdd(file, day);
          // The same file may be chosen again.
          reset.current?.();
        }}
      >
        {(props) => (
          <Button {...props} loading={isAdding} leftSection={<IconPlus size={18} stroke={1.75} />}>
            <FormattedMessage id="photos.add" />
          </Button>
        )}
      </FileButton>
    </div>
  );
};
