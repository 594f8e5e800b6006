import type { QueryTerm, QueryWord, ReadQuery } from "./query.ts";
import type { SearchName } from "./search-name.ts";

/** How far a food answers what was asked: all of it, or only the part that is left when something is dropped or guessed. */
export type FoodMatch = "full" | "partial";

type Named = { readonly names: readonly SearchName[] };

const says = (words: readonly string[], { word, isPrefix }: QueryTerm): boolean => {
  for (const one of words) if (one === word || (isPrefix && one.startsWith(word))) return true;
  return false;
};

/** True if a name contains the word: in its core, or anywhere; with `whole`, as a word and not as a beginning. */
const isSaid = (
  names: readonly SearchName[],
  { terms }: QueryWord,
  where: "called" | "anywhere" | "whole",
): boolean => {
  for (const term of terms) {
    if (term.isGuess === true || (where === "whole" && term.isPrefix)) continue;
    for (const { kind, core, rest } of names) {
      if ((where !== "called" || kind !== "further") && says(core, term)) return true;
      if (where !== "called" && says(rest, term)) return true;
    }
  }
  return false;
};

/**
 * F21: a food answers in full when its names say each word that is needed, as typed or surely meant. A beginning must begin
 * what the food is called where nothing else of the query is: "chole" is not what a cholesterol-free mayonnaise is called.
 */
export const matchOf = (query: ReadQuery, { names }: Named): FoodMatch => {
  if (query.isNear === true) return "partial";
  let isCalled = false;
  for (const word of query.words) {
    if (word.isOptional) continue;
    if (!isSaid(names, word, "anywhere")) return "partial";
    isCalled ||= isSaid(names, word, "called") || isSaid(names, word, "whole");
  }
  return isCalled ? "full" : "partial";
};
