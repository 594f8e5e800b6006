import type { Lexicon, DefaultFoodState, Synonym } from "../search/lexicon.ts";
import { searchWords } from "../search/words.ts";

/** The lists as they are written: words in plain spelling. */
export type LexiconLists = {
  readonly weights: Readonly<Record<string, readonly string[]>>;
  readonly optional: readonly string[];
  readonly related: readonly (readonly string[])[];
  /** "protein bar": the brands that are one. */
  readonly nearest?: Readonly<Record<string, readonly string[]>>;
};

/** One line of the synonym list: "name words<tab>alias, alias"; lines that begin with "#" are remarks. */
const synonymOf = (line: string): Synonym | undefined => {
  if (line === "" || line.startsWith("#")) return undefined;
  const [name = "", aliases = ""] = line.split("\t");
  const words = searchWords(name);
  if (words.length === 0) return undefined;
  return {
    words,
    aliases: aliases
      .split(",")
      .map(searchWords)
      .filter((alias) => alias.length > 0),
  };
};

export const readLexicon = (
  lists: LexiconLists,
  synonymLines: string,
  things: ReadonlyMap<string, DefaultFoodState> = new Map(),
): Lexicon => {
  const synonyms = new Map<string, Synonym[]>();
  for (const synonym of synonymLines.split("\n").map(synonymOf)) {
    const first = synonym?.words[0];
    if (synonym === undefined || first === undefined) continue;
    synonyms.set(first, [...(synonyms.get(first) ?? []), synonym]);
  }
  const weights = new Map<string, number>();
  for (const [weight, texts] of Object.entries(lists.weights))
    for (const word of texts.flatMap(searchWords)) weights.set(word, Number(weight));
  const related = new Map<string, string[]>();
  for (const group of lists.related) {
    const words = group.flatMap(searchWords);
    for (const word of words)
      related.set(word, [...(related.get(word) ?? []), ...words.filter((other) => other !== word)]);
  }
  const nearest = new Map<string, readonly string[]>();
  for (const [what, names] of Object.entries(lists.nearest ?? {}))
    for (const name of names.flatMap(searchWords)) nearest.set(name, searchWords(what));
  return { synonyms, weights, nearest, things, optional: new Set(lists.optional.flatMap(searchWords)), related };
};
