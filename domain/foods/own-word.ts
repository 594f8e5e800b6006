import { searchNamesOf } from "./indexing/search-names.ts";
import type { SearchName } from "./search/search-name.ts";
import { foldedWords } from "./search/words.ts";
import { err, ok, type Result } from "../result/index.ts";
import { plainLine } from "../text/index.ts";
import { OWN_LEXICON } from "./own-food-key.ts";

const LONGEST = 60;

export type OwnWordRefused = { readonly _tag: "OwnWordRefused"; readonly max: number };

/** W306: by what words are compared. */
export const ownWordKey = (word: string): string => foldedWords(word.slice(0, LONGEST)).join(" ");

export const checkOwnWord = (given: string): Result<string, OwnWordRefused> => {
  const word = plainLine(given, LONGEST + 1);
  return word === undefined || word.length > LONGEST || ownWordKey(word) === ""
    ? err({ _tag: "OwnWordRefused", max: LONGEST })
    : ok(word);
};

/** W306: under what a food is searched for its own word. */
export const ownWordNames = (word: string): readonly SearchName[] =>
  searchNamesOf({ description: word, alternativeNames: [] }, OWN_LEXICON);
