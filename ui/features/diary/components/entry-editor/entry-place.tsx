import { Button, TextInput } from "@mantine/core";
import type { EntryChange } from "@morsel/application/diary/diary-requests";
import { isCalendarDate, isTimeOfDay } from "@morsel/domain/calendar";
import { type DiaryEntry } from "@morsel/domain/diary";
import { useState, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { IconCopy, IconTrash } from "../../../../theme/icons.ts";
import { MealField } from "../../../../logging/meal-field.tsx";
import classes from "./entry-editor.module.css";

/** Meal, day and time of an entry as they are typed, and what of them differs. */
export const useEntryPlace = (entry: DiaryEntry) => {
  const [meal, setMeal] = useState(entry.meal);
  const [date, setDate] = useState<string>(entry.date);
  const [time, setTime] = useState<string>(entry.time ?? "");
  const change: Pick<EntryChange, "meal" | "date" | "time"> = {
    ...(meal === entry.meal ? {} : { meal }),
    ...(isCalendarDate(date) && date !== entry.date ? { date } : {}),
    ...(time === (entry.time ?? "") ? {} : { time: isTimeOfDay(time) ? time : null }),
  };
  return { meal, setMeal, date, setDate, time, setTime, change };
};

export const EntryPlace = ({ place }: { readonly place: ReturnType<typeof useEntryPlace> }) => {
  const { meal, setMeal, date, setDate, time, setTime } = place;
  return (
    <div className={classes.place}>
      <MealField meal={meal} onMeal={setMeal} />
      <TextInput
        type="time"
        label={<FormattedMessage id="diary.time" />}
        value={time}
        onChange={({ currentTarget: { value } }) => setTime(value)}
      />
      <TextInput
        type="date"
        label={<FormattedMessage id="diary.dateField" />}
        value={date}
        onChange={({ currentTarget: { value } }) => setDate(value)}
      />
    </div>
  );
};

export type EntryCommands = {
  readonly onDelete: () => void;
  readonly onCopy: () => void;
  readonly onCancel: () => void;
};

export type EntryActionsProps = EntryCommands & { readonly isDisabled?: boolean; readonly saveWords?: ReactNode };

/** Actions on an open entry. */
export const EntryActions = ({ isDisabled = false, saveWords, onDelete, onCopy, onCancel }: EntryActionsProps) => (
  <div className={classes.actions}>
    <Button type="submit" disabled={isDisabled}>
      {saveWords ?? <FormattedMessage id="diary.save" />}
    </Button>
    <Button variant="subtle" color="gray" onClick={onCancel}>
      <FormattedMessage id="diary.cancel" />
    </Button>
    <span className={classes.gap} />
    <Button variant="subtle" color="gray" onClick={onCopy} leftSection={<IconCopy size={18} stroke={1.75} />}>
      <FormattedMessage id="diary.copyEntry" />
    </Button>
    <Button variant="subtle" color="gray" onClick={onDelete} leftSection={<IconTrash size={18} stroke={1.75} />}>
      <FormattedMessage id="diary.delete" />
    </Button>
  </div>
);
