import { Button } from "@mantine/core";
import { NOTE_MAX, cleanNote } from "@morsel/domain/diary";
import { FormattedMessage, useIntl } from "react-intl";
import classes from "./day-note.module.css";
import { useDayNote, type DayNoteProps } from "./use-day-note.ts";

const STATES = {
  saving: "diary.noteSaving",
  saved: "diary.noteSaved",
  notSaved: "diary.noteNotSaved",
} as const;

/** Notes on the day, kept when the writing pauses; where two devices wrote one, the person decides. */
export const DayNote = (props: DayNoteProps) => {
  const intl = useIntl();
  const { text, other, state, type, save, keepMine, takeOther } = useDayNote(props);
  return (
    <section className={classes.note}>
      <div className={classes.label}>
        <label htmlFor="day-note">
          <FormattedMessage id="diary.note" />
        </label>
        <span className={classes.state} role="status">
          {state !== undefined && <FormattedMessage id={STATES[state]} />}
        </span>
      </div>
      <textarea
        id="day-note"
        className={classes.text}
        rows={3}
        maxLength={NOTE_MAX}
        placeholder={intl.formatMessage({ id: "diary.noteHint" })}
        value={text}
        onChange={({ currentTarget: { value } }) => type(cleanNote(value))}
        onBlur={save}
      />
      {other !== undefined && (
        <div className={classes.moved} role="alert">
          <FormattedMessage id={other === "" ? "diary.noteCleared" : "diary.noteTheirs"} />
          {other !== "" && <blockquote className={classes.theirs}>{other}</blockquote>}
          <div className={classes.choice}>
            <Button variant="default" onClick={keepMine}>
              <FormattedMessage id="diary.noteKeepMine" />
            </Button>
            <Button variant="default" onClick={takeOther}>
              <FormattedMessage id="diary.noteTakeTheirs" />
            </Button>
          </div>
        </div>
      )}
      {other === undefined && state === "notSaved" && (
        <Button variant="default" className={classes.again} onClick={save}>
          <FormattedMessage id="shell.retry" />
        </Button>
      )}
    </section>
  );
};
