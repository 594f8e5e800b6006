import * as Effect from "effect/Effect";
import { FAVOURITES_LIMIT, OWN_WORDS_LIMIT, type FoodId } from "@morsel/domain/foods";
import type {
  FavouritesAreFull,
  FavouriteStore,
  OwnWord,
  OwnWordsAreFull,
} from "@morsel/application/favourites/favourite-store";
import type { Instant } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import { memoryTable, type MemoryState, ownRows } from "../platform/state.ts";

const starTable = memoryTable(() => new Map<MemberId, Map<FoodId, Instant>>());
const wordTable = memoryTable(() => new Map<MemberId, Map<string, OwnWord>>());

/** W306: what the search reads of them. */
export const ownWordsOf = (state: MemoryState, member: MemberId): readonly OwnWord[] => [
  ...ownRows(state.of(wordTable), member).values(),
];

export const makeMemoryFavouriteStore = (state: MemoryState): FavouriteStore => {
  const stars = (member: MemberId) => ownRows(state.of(starTable), member);
  const words = (member: MemberId) => ownRows(state.of(wordTable), member);
  return {
    page: (member, { limit, after }) =>
      Effect.sync(() =>
        [...stars(member)]
          .map(([id, at]) => ({ id, at }))
          .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
          .filter(({ id, at }) => after === undefined || at < after.at || (at === after.at && id < after.id))
          .slice(0, limit),
      ),
    add: (member, { id, at }) =>
      Effect.suspend((): Effect.Effect<void, FavouritesAreFull> => {
        const known = stars(member);
        if (known.has(id)) return Effect.void;
        if (known.size >= FAVOURITES_LIMIT) return Effect.fail({ _tag: "FavouritesAreFull", limit: FAVOURITES_LIMIT });
        known.set(id, at);
        return Effect.void;
      }),
    remove: (member, id) => Effect.sync(() => void stars(member).delete(id)),
    words: (member) =>
      Effect.sync(() => [...words(member)].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, word]) => word)),
    putWord: (member, key, word) =>
      Effect.suspend((): Effect.Effect<void, OwnWordsAreFull> => {
        const known = words(member);
        if (!known.has(key) && known.size >= OWN_WORDS_LIMIT)
          return Effect.fail({ _tag: "OwnWordsAreFull", limit: OWN_WORDS_LIMIT });
        known.set(key, word);
        return Effect.void;
      }),
    removeWord: (member, key) => Effect.sync(() => void words(member).delete(key)),
  };
};
