/** TX3: control characters, and what turns text around: embeddings, overrides and isolates of UAX #9. */
const MISLEADING = /\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;
const BUT_LINES = /[\t\n\r]/g;
/** TX4: letters, digits, signs and marks that have a width; the fillers of Hangul and the empty Braille cell have none. */
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;
/** Composing makes a text shorter, by no more than this. */
const MOST_PARTS = 20;

const isWithin = (text: string, max: number): boolean => {
  let length = 0;
  for (const _ of text) if ((length += 1) > max) return false;
  return true;
};

/** `rest` is what of the text may not mislead. */
const checked = (text: string, max: number, rest = text): string | undefined =>
  text.isWellFormed() && VISIBLE.test(text) && !MISLEADING.test(rest) && isWithin(text, max) ? text : undefined;

/** TX1, TX3, TX4: a line that people wrote, as it is kept; undefined unless it can be seen and has `max` characters at most. */
export const plainLine = (text: string, max: number): string | undefined =>
  text.length > max * MOST_PARTS ? undefined : checked(text.normalize("NFC").replaceAll(/\s+/gu, " ").trim(), max);

/** TX2, TX3, TX4: the same for a text of several lines. */
export const plainText = (text: string, max: number): string | undefined => {
  if (text.length > max * MOST_PARTS) return undefined;
  const trimmed = text.normalize("NFC").trim();
  return checked(trimmed, max, trimmed.replace(BUT_LINES, ""));
};
