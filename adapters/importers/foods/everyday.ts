import type { DefaultFoodState } from "@morsel/domain/foods";

/** Foods that people eat every day, as the table says it (F22, F24). */

export type EverydayState = {
  /** "boiled", "with skin"; empty where the thing has but one. */
  readonly label: string;
  readonly id: string;
  /** The same food in the same state, in other sets or under another name. */
  readonly same: readonly string[];
};

export type EverydayThing = {
  readonly name: string;
  /** "thing": one thing in several states; "kinds": different foods that keep their own names. */
  readonly as: "thing" | "kinds";
  readonly words: readonly string[];
  /** The usual serving of the first. */
  readonly serving?: { readonly label: string; readonly grams: number };
  readonly states: readonly EverydayState[];
};

const COLUMNS = "thing\tas\twords\tserving\tfoods";

/** Splits a text at separators and trims the parts. */
export const splitList = (text: string, by: string): readonly string[] =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== "");

const stateOf = (text: string): EverydayState => {
  const colon = text.lastIndexOf(": ");
  const label = text.slice(0, colon).trim();
  const [id, ...same] = splitList(text.slice(colon + 1), " ");
  if (colon === -1 || id === undefined) throw new Error(`No food in "${text}"`);
  return { label: label === "-" ? "" : label, id, same };
};

/** "1 cup=158". */
export const servingIn = (text: string): { readonly label: string; readonly grams: number } => {
  const [label = "", grams] = text.split("=");
  if (!(Number(grams) > 0)) throw new Error(`No serving: "${text}"`);
  return { label: label.trim(), grams: Number(grams) };
};

/** Lines that begin with "#" are remarks. */
export const parseRows = (columns: string, text: string): readonly (readonly string[])[] => {
  const [head, ...lines] = text.trimEnd().split("\n");
  if (head !== columns) throw new Error(`The columns are ${columns}, not ${head}`);
  return lines.filter((line) => !line.startsWith("#")).map((line) => line.split("\t"));
};

export const readEveryday = (text: string): readonly EverydayThing[] =>
  parseRows(COLUMNS, text).map(([name = "", as, words = "", serving = "", foods = ""]) => {
    if (as !== "thing" && as !== "kinds") throw new Error(`"${name}" is a thing or several kinds`);
    return {
      name,
      as,
      words: splitList(words, ","),
      ...(serving === "" ? {} : { serving: servingIn(serving) }),
      states: splitList(foods, ";").map(stateOf),
    };
  });

/** Groups the foods that are one thing, by id; the first of its states is the usual one. */
export const thingsIn = (table: readonly EverydayThing[]): ReadonlyMap<string, DefaultFoodState> =>
  new Map(
    table.flatMap(({ name, as, states }) => {
      const usual = states[0]?.id;
      return as !== "thing" || usual === undefined ? [] : states.map(({ id }) => [id, { thing: name, usual }] as const);
    }),
  );
