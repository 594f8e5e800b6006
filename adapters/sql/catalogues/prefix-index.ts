import type { CatalogueSource, IndexedWord } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import { LAST_LETTER } from "../foods/query-text.ts";
import { makeVersionedCache, fromCache, type CatalogueVersion } from "./versioned-cache.ts";
import type { SourceSql } from "./source-tables.ts";

/** More words than this begin so, and they are not told one by one. */
const MOST_BEGUN = 400;
/** Number of the commonest completions; the index compares each of them with each food that has the other words. */
const COMPLETIONS = 10;
/** True if the list holds every word with this beginning. */
export const isComplete = (words: readonly string[] | undefined): words is readonly string[] =>
  words !== undefined && words.length < COMPLETIONS;
/** Foods of one in so many: they are found by looking at some that have the other words. */
const OFTEN = 20;
/** Many type the same beginnings; each has ten short words at most. */
const BEGINNINGS_KEPT = 4096;

/** The commonest words that begin so; undefined where there are too many, or so common that looking finds them sooner. */
export type PrefixIndex = (beginning: string) => Effect.Effect<readonly string[] | undefined>;

type Begun = IndexedWord & { readonly of_all: number | null };

const chosen = (begun: readonly Begun[]): readonly string[] | undefined => {
  const foods = begun.reduce((sum, one) => sum + one.foods, 0);
  if (begun.length === MOST_BEGUN || foods * OFTEN > (begun[0]?.of_all ?? 0)) return undefined;
  return begun
    .toSorted((a, b) => b.foods - a.foods || (a.word < b.word ? -1 : 1))
    .slice(0, COMPLETIONS)
    .map(({ word }) => word);
};

/** Remembers what it was asked for as long as the imports that are shown are the same. */
export const makePrefixIndex = (on: SourceSql, source: CatalogueSource, version: CatalogueVersion): PrefixIndex => {
  const memory = makeVersionedCache<readonly string[] | undefined>(version, BEGINNINGS_KEPT);
  return (beginning) =>
    fromCache(
      memory,
      beginning,
      Effect.map(
        on<Begun>`select word, foods,
            (select sum(kept) from catalogue_import where source = ${source} and is_shown = 1) as of_all
          from imported_word where word >= ${beginning} and word < ${beginning + LAST_LETTER} limit ${MOST_BEGUN}`,
        chosen,
      ),
    );
};
