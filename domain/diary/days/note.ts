/** D29: in UTF-16 units, as text fields count. */
export const NOTE_MAX = 4000;

/** Control characters but tab and line ends, and those that turn text around (embeddings and overrides of UAX #9). */
const UNSEEN = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e]/gu;

/** D29: a note without the characters that nobody can see or write, and no longer than it may be. */
export const cleanNote = (text: string): string =>
  text.toWellFormed().replaceAll(UNSEEN, "").slice(0, NOTE_MAX).toWellFormed();

/** D29: whether a note may stand as it is. */
export const isNote = (text: unknown): text is string =>
  typeof text === "string" && text.length <= NOTE_MAX && text.isWellFormed() && text.search(UNSEEN) < 0;
