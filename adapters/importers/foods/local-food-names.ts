import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  indexLocalNames,
  type LocalFood,
  type LocalIndex,
  type LocalThing,
  type NamesOfFoods,
  type FoodId,
} from "@morsel/domain/foods";
import { readEveryday, type EverydayState, type EverydayThing } from "./everyday.ts";
import { nameOfState, readNameFiles, stateKey, type LanguageWords, type ThingName } from "./food-names.ts";

const foodOf = (row: ThingName, state: EverydayState, words: LanguageWords): LocalFood => {
  const [, ...further] = row.states.get(stateKey(state)) ?? [];
  return { id: state.id as FoodId, name: nameOfState(row, state, words), words: further };
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

/** Made when it is first asked for, and kept, that a language has none as well: one that nobody here speaks costs nothing. */
const kept = <A>(make: (locale: string) => A | undefined): ((locale: string) => A | undefined) => {
  const known = new Map<string, A | undefined>();
  return (locale) => {
    if (!known.has(locale)) known.set(locale, make(locale));
    return known.get(locale);
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
