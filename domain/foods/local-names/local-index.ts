import type { FoodId } from "../food.ts";
import { localSpellings, localWords } from "./local-words.ts";

/** A thing as a language calls it. */
export type LocalThing = {
  readonly name: string;
  /** Further words that people search it by, the likeliest first. */
  readonly words: readonly string[];
  /** Its states, the usual one first. */
  readonly foods: readonly LocalFood[];
};

export type LocalFood = {
  readonly id: FoodId;
  /** The name it is shown by; absent where the language has none. */
  readonly name?: string | undefined;
  /** Further names of this state alone. */
  readonly words: readonly string[];
};

/** A name to be found by: its words, and how far it is from the first name of its thing. */
export type IndexedName = { readonly words: readonly string[]; readonly place: number };

export type IndexedState = {
  readonly id: FoodId;
  /** Words of its shown name, those of its thing among them. */
  readonly said: readonly string[];
  readonly names: readonly IndexedName[];
};

export type IndexedThing = { readonly names: readonly IndexedName[]; readonly states: readonly IndexedState[] };

export type LocalIndex = {
  /** In the order of the list, which decides between equals. */
  readonly things: readonly IndexedThing[];
  readonly filler: ReadonlySet<string>;
};

const indexed = (names: readonly string[], locale: string): readonly IndexedName[] =>
  names.flatMap((name, place) => localSpellings(name, locale).map((words) => ({ words, place })));

/** F37: names of a language as they are searched. */
export const indexLocalNames = (
  things: readonly LocalThing[],
  filler: readonly string[],
  locale: string,
): LocalIndex => ({
  filler: new Set(filler.flatMap(localWords)),
  things: things.map(({ name, words, foods }) => ({
    names: indexed([name, ...words], locale),
    states: foods.map((food): IndexedState => ({
      id: food.id,
      said: [...new Set(localSpellings(food.name ?? "", locale).flat())],
      names: indexed([food.name ?? "", ...food.words], locale).filter(({ words: said }) => said.length > 0),
    })),
  })),
});
