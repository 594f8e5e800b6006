import { useDebouncedCallback } from "@mantine/hooks";
import type { CalendarDate } from "@morsel/domain/calendar";
import { useState } from "react";

/** What is being written and not kept yet. */
export type NoteDraft = {
  readonly text: string;
  /** What stood when the writing began, then all that was sent since: any other text is somebody else's. */
  readonly known: readonly string[];
  /** How many writes have no answer yet. */
  readonly writes: number;
  readonly isRefused: boolean;
};

/** By day, so that a refused text is still there when its day is opened again. */
export type NoteDrafts = Map<CalendarDate, NoteDraft>;

export type DayNoteProps = {
  readonly date: CalendarDate;
  /** As the day has it now. */
  readonly note: string;
  readonly drafts: NoteDrafts;
  /** Whether it was written. */
  readonly onSave: (note: string) => Promise<boolean>;
};

const PAUSE = 900;

/** A note that is kept when the writing pauses, and never over what somebody else wrote meanwhile. */
export const useDayNote = ({ date, note, drafts, onSave }: DayNoteProps) => {
  const [draft, setDraft] = useState(() => drafts.get(date));
  const [isSaved, setSaved] = useState(false);
  const theirs = draft === undefined || draft.text === note || draft.known.includes(note) ? undefined : note;

  const become = (next: NoteDraft | undefined): void => {
    if (next === undefined) drafts.delete(date);
    else drafts.set(date, next);
    setDraft(next);
  };
  const write = async (text: string, known: readonly string[]): Promise<void> => {
    become({ text, known: [...known, text], writes: (drafts.get(date)?.writes ?? 0) + 1, isRefused: false });
    const isWritten = await onSave(text);
    const now = drafts.get(date);
    if (now === undefined) return;
    const writes = now.writes - 1;
    if (!isWritten) return become({ ...now, writes, isRefused: true });
    if (now.text !== text) return become({ ...now, writes, known: now.known.slice(now.known.lastIndexOf(text)) });
    setSaved(true);
    return become(undefined);
  };
  const save = (): void => {
    const now = drafts.get(date);
    if (now === undefined || theirs !== undefined || now.text === note) return;
    const isOnItsWay = now.writes > 0 && now.known.at(-1) === now.text;
    if (!isOnItsWay) void write(now.text, now.known);
  };
  const later = useDebouncedCallback(save, { delay: PAUSE, flushOnUnmount: true });

  const state =
    theirs !== undefined || (draft?.isRefused === true && draft.text !== note)
      ? ("notSaved" as const)
      : draft !== undefined && (draft.writes > 0 || draft.text !== note)
        ? ("saving" as const)
        : isSaved || draft !== undefined
          ? ("saved" as const)
          : undefined;
  return {
    text: draft?.text ?? note,
    /** What somebody else wrote meanwhile; nothing is saved until it is decided which one stays. */
    theirs,
    state,
    type: (text: string): void => {
      become({ known: [note], writes: 0, isRefused: false, ...draft, text });
      setSaved(false);
      later();
    },
    save,
    keepMine: (): void => {
      if (draft !== undefined && theirs !== undefined) void write(draft.text, [theirs]);
    },
    takeTheirs: (): void => become(undefined),
  };
};
