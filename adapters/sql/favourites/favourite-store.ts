import * as Effect from "effect/Effect";
import { packNames, ownWordNames, FAVOURITES_LIMIT, OWN_WORDS_LIMIT } from "@morsel/domain/foods";
import type {
  Favourite,
  FavouritesAreFull,
  FavouriteStore,
  OwnWord,
  OwnWordsAreFull,
} from "@morsel/application/favourites/favourite-store";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";

type Count = { readonly count: number };

export const makeSqlFavouriteStore = (sql: Sql): FavouriteStore => ({
  page: (member, { limit, after }) =>
    sql<Favourite>`
      select food_id as "id", starred_at as "at" from favourite_food
      where member_id = ${member} and (starred_at, food_id) < (${after?.at ?? Number.MAX_SAFE_INTEGER}, ${after?.id ?? ""})
      order by starred_at desc, food_id desc limit ${limit}`,

  add: (member, { id, at }) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, FavouritesAreFull> {
        const [row] = yield* tx<Count & { readonly isThere: number }>`
          select count(*) as "count", coalesce(sum(case when food_id = ${id} then 1 else 0 end), 0) as "isThere"
          from favourite_food where member_id = ${member}`;
        if (row?.isThere === 1) return;
        if ((row?.count ?? 0) >= FAVOURITES_LIMIT)
          return yield* Effect.fail<FavouritesAreFull>({ _tag: "FavouritesAreFull", limit: FAVOURITES_LIMIT });
        yield* tx`insert into favourite_food (member_id, food_id, starred_at) values (${member}, ${id}, ${at})`;
      }),
    ),

  remove: (member, id) =>
    Effect.asVoid(sql`delete from favourite_food where member_id = ${member} and food_id = ${id}`),

  words: (member) =>
    sql<OwnWord>`select word, food_id as "foodId" from own_word where member_id = ${member} order by word_key`,

  putWord: (member, key, { word, foodId }) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, OwnWordsAreFull> {
        const [row] = yield* tx<Count>`
          select count(*) as "count" from own_word where member_id = ${member} and word_key <> ${key}`;
        if ((row?.count ?? 0) >= OWN_WORDS_LIMIT)
          return yield* Effect.fail<OwnWordsAreFull>({ _tag: "OwnWordsAreFull", limit: OWN_WORDS_LIMIT });
        yield* tx`
          insert into own_word (member_id, word_key, word, food_id, names)
          values (${member}, ${key}, ${word}, ${foodId}, ${packNames(ownWordNames(word))})
          on conflict (member_id, word_key) do update set word = excluded.word, food_id = excluded.food_id,
            names = excluded.names`;
      }),
    ),

  removeWord: (member, key) =>
    Effect.asVoid(sql`delete from own_word where member_id = ${member} and word_key = ${key}`),
});
