import { makeBoundedCache, type BoundedCache } from "@morsel/application/platform/bounded-cache";
import { coalesceRequests } from "@morsel/application/platform/coalesce-requests";
import type { IndexedWord, FoodCandidate } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { FOOD_WORDS_ENDS } from "../migrations/0002-foods.ts";
import { makeWordList, type WordList } from "./word-list.ts";
import { makeWordPlaces, type WordPlaces, type WordsAtPlace } from "./word-places.ts";

/**
 * Data about the foods that ship, cached for search: their words, and the candidates found before. Some 15 thousand foods, which change
 * only when another version is loaded.
 */
export type RememberedCatalogue = {
  readonly version: string | null;
  /** How many foods there are: their places are 1 and on. */
  readonly size: number;
  readonly words: WordList;
  /** Words of the foods before `PLAINEST_END`; empty on an engine that finds these as quickly. */
  readonly plainest: WordPlaces;
  /** By place: each is one number in an answer of the engine, and is neither sent nor taken apart again. */
  readonly candidates: Map<number, FoodCandidate>;
  readonly placeOf: Map<string, number>;
  /** Words that were found by their spelling keys: many misspell the same ones. */
  readonly spelledLike: BoundedCache<readonly IndexedWord[]>;
};

const SPELLINGS_KEPT = 8192;

/** PostgreSQL is asked for the foods from this place on; the words of those before are kept: some 100 kB for each thousand. */
export const PLAINEST_END = FOOD_WORDS_ENDS[2];
/** Rows per statement: a statement has one second. */
const READ_AT_ONCE = 4000;

const readPlainest = (sql: Sql, size: number): Effect.Effect<WordPlaces> =>
  Effect.gen(function* () {
    const rows: WordsAtPlace[] = [];
    const end = Math.min(size + 1, PLAINEST_END);
    for (let from = 0; sql.engine === "postgres" && from < end; from += READ_AT_ONCE)
      rows.push(
        ...(yield* sql<WordsAtPlace>`select place, array_to_string(tsvector_to_array(words), ' ') as words
          from food_words where place >= ${from} and place < ${Math.min(end, from + READ_AT_ONCE)} order by place`),
      );
    return makeWordPlaces(rows);
  });

/** The loaded version of the foods that ship; undefined before they are loaded. */
const loadOf = (sql: Sql): Effect.Effect<{ readonly version: string; readonly foods: number } | undefined> =>
  Effect.map(
    sql<{ readonly version: string; readonly foods: number }>`select version, foods from food_load
      where catalogue = 'shipped'`,
    ([load]) => load,
  );

/** The version first: foods that are loaded meanwhile bring another one, and what was read of them is dropped. */
const readCatalogue = (sql: Sql): Effect.Effect<RememberedCatalogue> =>
  Effect.gen(function* () {
    const load = yield* loadOf(sql);
    const words = yield* sql<IndexedWord>`select word, foods from food_word`;
    const size = load?.foods ?? 0;
    return {
      version: load?.version ?? null,
      size,
      plainest: yield* readPlainest(sql, size),
      words: makeWordList(words),
      candidates: new Map(),
      placeOf: new Map(),
      spelledLike: makeBoundedCache(SPELLINGS_KEPT),
    };
  });

export type CatalogueMemory = {
  readonly current: Effect.Effect<RememberedCatalogue>;
  /** Drops the cache of a version that the database no longer has. */
  readonly forget: (outdated: RememberedCatalogue) => void;
  /** Drops an outdated cache; true if it was outdated. */
  readonly forgetOutdated: Effect.Effect<boolean>;
};

export const makeCatalogueMemory = (sql: Sql): CatalogueMemory => {
  let known: RememberedCatalogue | undefined;
  /** It takes a tenth of a second: the first searches wait for one reading together. */
  const reading = coalesceRequests<RememberedCatalogue>();
  const forget = (outdated: RememberedCatalogue): void => {
    if (known === outdated) known = undefined;
  };
  return {
    current: Effect.suspend(() =>
      known === undefined
        ? reading(
            "the catalogue",
            Effect.tap(readCatalogue(sql), (read) => Effect.sync(() => (known = read))),
          )
        : Effect.succeed(known),
    ),
    forget,
    forgetOutdated: Effect.suspend(() => {
      const remembered = known;
      if (remembered === undefined) return Effect.succeed(false);
      return Effect.map(loadOf(sql), (load) => {
        const isOutdated = (load?.version ?? null) !== remembered.version;
        if (isOutdated) forget(remembered);
        return isOutdated;
      });
    }),
  };
};
