import type { SearchName } from "../search/search-name.ts";
import { uniqueWords } from "./words-to-index.ts";

const MARK = {
  readable: "r",
  common: "c",
  product: "p",
  alternative: "a",
  alias: "v",
  brand: "b",
  inclusion: "i",
  further: "f",
} as const;
const KIND = {
  r: "readable",
  c: "common",
  p: "product",
  a: "alternative",
  v: "alias",
  b: "brand",
  i: "inclusion",
  f: "further",
} as const;
const isMark = (mark: string): mark is keyof typeof KIND => Object.hasOwn(KIND, mark);
const wordsIn = (text: string): readonly string[] => (text === "" ? [] : text.split(" "));

/** Names in one line of text, as an index keeps them. */
export const packNames = (names: readonly SearchName[]): string =>
  names.map(({ kind, core, rest }) => `${MARK[kind]}${core.join(" ")}/${rest.join(" ")}`).join("|");

export const unpackNames = (packed: string): readonly SearchName[] =>
  packed.split("|").flatMap((text) => {
    const mark = text.charAt(0);
    const slash = text.indexOf("/");
    if (!isMark(mark) || slash === -1) return [];
    return [{ kind: KIND[mark], core: wordsIn(text.slice(1, slash)), rest: wordsIn(text.slice(slash + 1)) }];
  });

/** Every word under which the food is found, once. */
export const indexWords = (names: readonly SearchName[]): readonly string[] => {
  const words: string[] = [];
  for (const { core, rest } of names) words.push(...core, ...rest);
  return uniqueWords(words);
};
