import { useDebouncedCallback } from "@mantine/hooks";
import {
  nextDraft,
  noteState,
  noteToSend,
  otherNote,
  type NoteDraft,
  type NoteEvent,
} from "@morsel/application/diary/client/note-draft";
import type { CalendarDate } from "@morsel/domain/calendar";
import { useState } from "react";

/** By day, so that a refused text is still there when its day is opened again. */
export type NoteDrafts = Map<CalendarDate, NoteDraft>;

export type DayNoteProps = {
  readonly date: CalendarDate;
  /** As the day has it now. */
  readonly note: string;
  readonly drafts: NoteDrafts;
  /** Saves the note and tells whether it was stored. */
  readonly onSave: (note: string) => Promise<boolean>;
};

const PAUSE = 900;

/** A note that is kept when the writing pauses, and never over what somebody else wrote meanwhile (W37). */
export const useDayNote = ({ date, note, drafts, onSave }: DayNoteProps) => {
  const [draft, setDraft] = useState(() => drafts.get(date));
  const [isSaved, setSaved] = useState(false);
  const other = otherNote(draft, note);

  const happened = (event: NoteEvent): NoteDraft | undefined => {
    const next = nextDraft(drafts.get(date), event);
    if (next === undefined) drafts.delete(date);
    else drafts.set(date, next);
    setDraft(next);
    return next;
  };
  const send = async (text: string, over?: string): Promise<void> => {
    happened({ kind: "sent", ...(over === undefined ? {} : { over }) });
    const isWritten = await onSave(text);
    const isKnown = drafts.has(date);
    if (happened({ kind: "answered", text, isWritten }) === undefined && isKnown) setSaved(true);
  };
  const save = (): void => {
    const text = noteToSend(drafts.get(date), note);
    if (text !== undefined) void send(text);
  };
  const later = useDebouncedCallback(save, { delay: PAUSE, flushOnUnmount: true });
  return {
    text: draft?.text ?? note,
    other,
    state: noteState(draft, note, isSaved),
    type: (text: string): void => {
      happened({ kind: "typed", text, note });
      setSaved(false);
      later();
    },
    save,
    keepMine: (): void => {
      if (draft !== undefined && other !== undefined) void send(draft.text, other);
    },
    takeOther: (): void => void happened({ kind: "dropped" }),
  };
};
