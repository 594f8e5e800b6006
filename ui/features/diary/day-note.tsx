import { NOTE_MAX, plainNote } from "@morsel/domain/diary";
import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import classes from "./day-note.module.css";

export type DayNoteProps = {
  readonly note: string;
  readonly onSave: (note: string) => void;
};

const PAUSE = 900;

/** Notes on the day, kept when the writing pauses. */
export const DayNote = ({ note, onSave }: DayNoteProps) => {
  const intl = useIntl();
  const [draft, setDraft] = useState<string>();
  const text = draft ?? note;
  const save = (next: string) => {
    if (next !== note) onSave(next);
  };
  const later = useDebouncedCallback(save, PAUSE);
  return (
    <section className={classes.note}>
      <label className={classes.label} htmlFor="day-note">
        <FormattedMessage id="diary.note" />
        <span className={classes.state} role="status">
          {draft !== undefined && <FormattedMessage id={draft === note ? "diary.noteSaved" : "diary.noteSaving"} />}
        </span>
      </label>
      <textarea
        id="day-note"
        className={classes.text}
        rows={3}
        maxLength={NOTE_MAX}
        placeholder={intl.formatMessage({ id: "diary.noteHint" })}
        value={text}
        onChange={({ currentTarget }) => {
          const value = plainNote(currentTarget.value);
          setDraft(value);
          later(value);
        }}
        onBlur={() => draft !== undefined && save(draft)}
      />
    </section>
  );
};
