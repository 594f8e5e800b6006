import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  indexLocalNames,
  nameInState,
  type LocalFood,
  type LocalIndex,
  type LocalThing,
  type NamesOfFoods,
  type FoodId,
} from "@morsel/domain/foods";
import { readEveryday, type EverydayState, type EverydayThing } from "./everyday.ts";
import { readNameFiles, type LanguageWords, type ThingName } from "./food-names.ts";

const foodOf = (row: ThingName, { id, label }: EverydayState, words: LanguageWords): LocalFood => {
  const [whole, ...further] = row.states.get(label === "" ? "-" : label) ?? [];
  return { id: id as FoodId, name: whole ?? nameInState(row.name, row.form, label, words), words: further };
};

const thingOf = (row: ThingName, thing: EverydayThing | undefined, words: LanguageWords): LocalThing => ({
  name: row.name,
  words: row.words,
  foods:
    thing === undefined
      ? [{ id: row.thing as FoodId, name: row.name, words: [] }]
      : thing.states.map((state) => foodOf(row, state, words)),
});

/** The everyday table is read again for each language: nobody keeps it. */
const thingsIn = (
  locale: string,
): { readonly things: readonly LocalThing[]; readonly filler: readonly string[] } | undefined => {
  const files = readNameFiles(locale);
  if (files === undefined) return undefined;
  const table = readFileSync(join(import.meta.dirname, "../../data/foods/everyday.tsv"), "utf8");
  const things = new Map(readEveryday(table).map((thing) => [thing.name, thing]));
  return {
    filler: files.words.filler,
    things: files.names.map((row) => thingOf(row, things.get(row.thing), files.words)),
  };
};

/** Made when it is first asked for, and kept: a language that nobody here speaks costs nothing. */
const kept = <A>(make: (locale: string) => A): ((locale: string) => A) => {
  const known = new Map<string, A>();
  return (locale) => {
    const before = known.get(locale);
    if (before !== undefined) return before;
    const made = make(locale);
    known.set(locale, made);
    return made;
  };
};

/** Indexes of languages that have names; nothing for English and the others. */
export const makeLocalIndexes = (): ((locale: string) => LocalIndex | undefined) =>
  kept((locale) => {
    const found = thingsIn(locale);
    return found === undefined ? undefined : indexLocalNames(found.things, found.filler, locale);
  });

/** The names that foods are shown by in a language. */
export const makeNamesOfFoods = (): ((locale: string) => NamesOfFoods | undefined) =>
  kept((locale) => {
    const found = thingsIn(locale);
    return found === undefined
      ? undefined
      : new Map(
          found.things.flatMap(({ foods }) =>
            foods.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name]])),
          ),
        );
  });
