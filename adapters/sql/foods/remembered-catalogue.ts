import { makeBoundedCache, type BoundedCache } from "@morsel/application/platform/bounded-cache";
import type { KnownWord } from "@morsel/application/foods/indexing/misspelling";
import type { FoodCandidate } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { makeWordList, type WordList } from "./word-list.ts";

/**
 * What retrieval keeps of the foods that ship: their words, and as candidates those that were found before. Some 15 thousand foods, which
 * change only when another version is loaded.
 */
export type RememberedCatalogue = {
  readonly version: string | null;
  readonly words: WordList;
  /** By place: each is one number in an answer of the engine, and is neither sent nor taken apart again. */
  readonly candidates: Map<number, FoodCandidate>;
  readonly placeOf: Map<string, number>;
  /** Words that were found by their spelling keys: many misspell the same ones. */
  readonly spelledLike: BoundedCache<readonly KnownWord[]>;
};

const SPELLINGS_KEPT = 8192;

/** The version first: foods that are loaded meanwhile bring another one, and what was read of them is dropped. */
const readCatalogue = (sql: Sql): Effect.Effect<RememberedCatalogue> =>
  Effect.gen(function* () {
    const [load] = yield* sql<{ readonly version: string }>`select version from food_load where catalogue = 'shipped'`;
    const words = yield* sql<KnownWord>`select word, foods from food_word`;
    return {
      version: load?.version ?? null,
      words: makeWordList(words),
      candidates: new Map(),
      placeOf: new Map(),
      spelledLike: makeBoundedCache(SPELLINGS_KEPT),
    };
  });

export type CatalogueMemory = {
  readonly current: Effect.Effect<RememberedCatalogue>;
  /** Of a version that the database has no more. */
  readonly forget: (outdated: RememberedCatalogue) => void;
};

export const makeCatalogueMemory = (sql: Sql): CatalogueMemory => {
  let known: RememberedCatalogue | undefined;
  return {
    current: Effect.suspend(() =>
      known === undefined
        ? Effect.tap(readCatalogue(sql), (read) => Effect.sync(() => (known = read)))
        : Effect.succeed(known),
    ),
    forget: (outdated) => {
      if (known === outdated) known = undefined;
    },
  };
};
