/** A day's note while it is being written and not yet stored. */
export type NoteDraft = {
  readonly text: string;
  /** The text at the start, then every text sent since: any other one was written elsewhere. */
  readonly known: readonly string[];
  /** How many writes have no answer yet. */
  readonly writes: number;
  readonly isRefused: boolean;
};

export type NoteEvent =
  /** A letter more or less, over the note that stands. */
  | { readonly kind: "typed"; readonly text: string; readonly note: string }
  /** The draft is sent; `over` is a text written elsewhere that the member saw and decided to replace. */
  | { readonly kind: "sent"; readonly over?: string }
  | { readonly kind: "answered"; readonly text: string; readonly isWritten: boolean }
  /** The text written elsewhere is taken instead. */
  | { readonly kind: "dropped" };

/** W37: what somebody else wrote while this was being written; nothing is sent until the person chose one of the two. */
export const otherNote = (draft: NoteDraft | undefined, note: string): string | undefined =>
  draft === undefined || draft.text === note || draft.known.includes(note) ? undefined : note;

/** W37: what is to be sent when the writing pauses: a text that differs from the note, is not on its way and meets no other. */
export const noteToSend = (draft: NoteDraft | undefined, note: string): string | undefined => {
  if (draft === undefined || otherNote(draft, note) !== undefined || draft.text === note) return undefined;
  const isOnItsWay = draft.writes > 0 && draft.known.at(-1) === draft.text;
  return isOnItsWay ? undefined : draft.text;
};

const answered = (draft: NoteDraft, text: string, isWritten: boolean): NoteDraft | undefined => {
  const writes = draft.writes - 1;
  if (!isWritten) return { ...draft, writes, isRefused: true };
  if (draft.text === text && writes === 0) return undefined;
  // Answers come in the order of the writes: what stood before this one stands no more, what was sent after it may.
  return { ...draft, writes, known: draft.known.slice(Math.max(0, draft.known.length - draft.writes)) };
};

/** W37: the draft after what happened; undefined when the note that stands is all there is. */
export const nextDraft = (draft: NoteDraft | undefined, event: NoteEvent): NoteDraft | undefined => {
  switch (event.kind) {
    case "typed":
      return { known: [event.note], writes: 0, isRefused: false, ...draft, text: event.text };
    case "sent": {
      if (draft === undefined) return undefined;
      const known = event.over === undefined ? draft.known : [event.over];
      return { ...draft, known: [...known, draft.text], writes: draft.writes + 1, isRefused: false };
    }
    case "answered":
      return draft === undefined ? undefined : answered(draft, event.text, event.isWritten);
    case "dropped":
      return undefined;
  }
};

export type NoteState = "notSaved" | "saving" | "saved" | undefined;

/** `isSaved` is whether the last that was sent was written, with nothing typed since. */
export const noteState = (draft: NoteDraft | undefined, note: string, isSaved: boolean): NoteState => {
  if (draft === undefined) return isSaved ? "saved" : undefined;
  if (otherNote(draft, note) !== undefined || (draft.isRefused && draft.text !== note)) return "notSaved";
  return draft.writes > 0 || draft.text !== note ? "saving" : "saved";
};
