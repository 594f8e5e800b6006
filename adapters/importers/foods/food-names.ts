import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { nameInState, type StateWords } from "@morsel/domain/foods";
import { parseRows, splitList, type EverydayState } from "./everyday.ts";

/** Reads the two files that say how a language calls everyday foods. */

/** A thing of the everyday table: its name, the form of states that agrees with it, and what people search it by. */
export type ThingName = {
  readonly thing: string;
  readonly name: string;
  readonly form: string;
  readonly words: readonly string[];
  /** Whole names of states, the first of each the one that is shown. */
  readonly states: ReadonlyMap<string, readonly string[]>;
};

export type LanguageWords = StateWords & {
  /** Words of a query that say nothing of a food: "de", "with". */
  readonly filler: readonly string[];
};

const NAME_COLUMNS = "thing\tname\tform\twords\tstates";
const STATE_COLUMNS = "state\tsaid";

/** By commas, but those of numbers: "milch 3,5 %". */
const wordList = (text: string): readonly string[] =>
  text
    .split(/,(?!\d)/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");

const wholeName = (text: string): readonly [string, readonly string[]] => {
  const at = text.indexOf("=");
  if (at === -1) throw new Error(`No name of a state: "${text}"`);
  const [name = "", ...further] = splitList(text.slice(at + 1), "|");
  return [text.slice(0, at).trim(), [name, ...further.flatMap(wordList)]];
};

export const readThingNames = (text: string): readonly ThingName[] =>
  parseRows(NAME_COLUMNS, text).map(([thing = "", name = "", form = "", words = "", states = ""]) => ({
    thing,
    name,
    form,
    words: wordList(words),
    states: new Map(splitList(states, ";").map(wholeName)),
  }));

/** Lines that begin with "=" say how the language puts words together; the others what it says for a state. */
export const readLanguageWords = (text: string): LanguageWords => {
  const rows = parseRows(STATE_COLUMNS, text);
  const setting = (name: string, usual: string): string => rows.find(([state]) => state === `=${name}`)?.[1] ?? usual;
  return {
    pattern: setting("pattern", "{name}, {state}"),
    pair: setting("pair", "{a}, {b}"),
    forms: splitList(setting("forms", ""), "/"),
    filler: splitList(setting("filler", ""), ","),
    said: new Map(
      rows.flatMap(([state = "", said = ""]) =>
        state.startsWith("=") ? [] : [[state, splitList(said, "/")] as const],
      ),
    ),
  };
};

/** The state as the columns of names call it: "-" where it has no label. */
export const stateKey = ({ label }: Pick<EverydayState, "label">): string => (label === "" ? "-" : label);

/** F36: the whole name that is given, else the one that is made of the thing's name and the words of its state. */
export const nameOfState = (row: ThingName, state: EverydayState, words: LanguageWords): string | undefined =>
  row.states.get(stateKey(state))?.[0] ?? nameInState(row.name, row.form, state.label, words);

const home = join(import.meta.dirname, "../../data/foods/names");
const file = (...parts: readonly string[]): string => join(home, ...parts);

/** Both files of a language, undefined where it has none. */
export const readNameFiles = (
  locale: string,
): { readonly names: readonly ThingName[]; readonly words: LanguageWords } | undefined =>
  existsSync(file(`${locale}.tsv`))
    ? {
        names: readThingNames(readFileSync(file(`${locale}.tsv`), "utf8")),
        words: readLanguageWords(readFileSync(file("states", `${locale}.tsv`), "utf8")),
      }
    : undefined;
