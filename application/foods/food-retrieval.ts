import type { IndexedWord, FoodCandidate, FoodId, ReadQuery } from "@morsel/domain/foods";
import type { Effect } from "effect";

/** Finding of foods by an engine; `@morsel/domain/foods` decides what is meant and what comes first. */
export interface FoodRetrieval {
  /**
   * Foods that have each of the words, in one of its terms; the plainest first, `limit` at most. Where more cost another look among
   * millions, `enough` of them are.
   */
  readonly matching: (query: ReadQuery, limit: number, enough?: number) => Effect.Effect<readonly FoodCandidate[]>;
  /** Known foods among these ids, as candidates. */
  readonly among: (ids: readonly FoodId[]) => Effect.Effect<readonly FoodCandidate[]>;
  /** Words of the index that are one of these. */
  readonly known: (words: readonly string[]) => Effect.Effect<readonly IndexedWord[]>;
  /** Words of the index that share a spelling key (`spellingKeys`). */
  readonly spelledLike: (keys: readonly string[]) => Effect.Effect<readonly IndexedWord[]>;
  /** Beginnings that at least one word of the index has. */
  readonly beginnings: (beginnings: readonly string[]) => Effect.Effect<readonly string[]>;
  /**
   * Drops what is remembered of foods that were loaded anew since, and says whether there was any: what was answered beside it may
   * be of those before, and is asked again.
   */
  readonly forgetOutdated: Effect.Effect<boolean>;
}
