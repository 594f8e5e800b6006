import { Button, TextInput } from "@mantine/core";
import { isCalendarDate } from "@morsel/domain/calendar";
import { exerciseOfEntry, type ExerciseEntry } from "@morsel/domain/exercise";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { IconCopy, IconTrash } from "../../../../theme/icons.ts";
import { DoneForm } from "../fields/done-form.tsx";
import type { EntryRowProps } from "./entry-row.tsx";
import classes from "./exercise-day.module.css";
import form from "../fields/done-form.module.css";

const doneOf = (entry: ExerciseEntry) => {
  const { note } = entry;
  if (entry.kind === "strength") return { note, sets: entry.sets };
  const { startsAt } = entry;
  return {
    note,
    minutes: entry.minutes,
    ...(startsAt === undefined ? {} : { startsAt }),
    ...(entry.ownNet === undefined ? {} : { ownNet: entry.ownNet }),
  };
};

/** An entry of the day in its place, to be changed, copied to another day or deleted. */
export const EntryEditor = ({
  entry,
  onClose,
  onChange,
  onCopy,
  onDelete,
}: Omit<EntryRowProps, "isOpen" | "onOpen" | "next">) => {
  const [date, setDate] = useState<string>(entry.date);
  return (
    <div className={classes.editor}>
      <DoneForm
        exercise={exerciseOfEntry(entry)}
        weightKg={entry.kind === "cardio" ? entry.weightKg : 0}
        done={doneOf(entry)}
        submitWords={<FormattedMessage id="exercise.save" />}
        onCancel={onClose}
        onDone={(done) => onChange({ ...done, ...(isCalendarDate(date) ? { date } : {}) })}
        more={
          <TextInput
            type="date"
            className={form.date}
            label={<FormattedMessage id="exercise.date" />}
            value={date}
            onChange={({ currentTarget: { value } }) => setDate(value)}
          />
        }
        actions={
          <>
            <span className={form.gap} />
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconCopy size={18} stroke={1.75} />}
              onClick={() => isCalendarDate(date) && onCopy(date)}
            >
              <FormattedMessage id="exercise.copyTo" />
            </Button>
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconTrash size={18} stroke={1.75} />}
              onClick={onDelete}
            >
              <FormattedMessage id="exercise.delete" />
            </Button>
          </>
        }
      />
    </div>
  );
};
