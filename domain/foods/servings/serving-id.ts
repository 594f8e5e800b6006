import { GRAM_SERVING, OUNCE_SERVING, type ServingId } from "../food.ts";
import { foldedWords } from "../search/words.ts";

const LONGEST_ID = 48;

/** F11: an id that says what the label says, in plain letters, and is none of those that are taken. */
export const servingIdOf = (label: string, isTaken: (id: string) => boolean): ServingId => {
  const slug = foldedWords(label.replaceAll(/(\d) (\d)/gu, "$1-$2").replaceAll("/", "-"))
    .join("-")
    .replaceAll(/[^a-z0-9-]/gu, "")
    .slice(0, LONGEST_ID)
    .replaceAll(/^-+|(?<!-)-+$/gu, "");
  let id = slug || "serving";
  for (let n = 2; isTaken(id) || id === GRAM_SERVING || id === OUNCE_SERVING; n += 1) id = `${slug || "serving"}-${n}`;
  return id as ServingId;
};
