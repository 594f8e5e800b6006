import { foldedWords } from "@morsel/domain/foods";
import { plainLine } from "@morsel/domain/text";

const LONGEST = 1000;

/**
 * W63, W164, W183, W268: a cursor says the key of the last row and its id. Folding takes Hangul apart, three letters of one;
 * composed again a long name still fits into an address.
 */
export const cursorOf = ({ key, id }: { readonly key: string; readonly id: string }): string =>
  `${key.normalize("NFC")}.${id}`;

/**
 * W63, W164, W183, W268: the key that a cursor says, of a name or of an instant; undefined where no row is sorted by it. Folding
 * what is folded changes nothing, in every script, and a name without letters and digits is its own key.
 */
export const keyOfCursor = (said: string, sort: string): string | undefined => {
  if (sort !== "name") return /^\d{1,15}$/.test(said) ? said : undefined;
  const key = said.length > LONGEST ? undefined : foldedWords(said).join(" ") || plainLine(said, LONGEST);
  return key?.normalize("NFC") === said ? key : undefined;
};
