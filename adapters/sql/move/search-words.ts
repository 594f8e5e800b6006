import { CATALOGUE_SOURCES, indexWords, unpackNames } from "@morsel/domain/foods";
import { postWords } from "@morsel/domain/forum";
import * as Effect from "effect/Effect";
import type { Sql, SqlCell } from "../engine/sql.ts";
import { eraOf } from "../migrations/search-era.ts";
import type { SourceDatabase } from "./source-database.ts";

/** Words of search, which each engine keeps in its own way: they are made anew of what was moved. */
type SearchTable = {
  readonly name: string;
  readonly columns: readonly string[];
  /** Reads of the source what the words are made of. */
  readonly select: string;
  readonly row: (row: readonly SqlCell[]) => readonly SqlCell[] | undefined;
  /** Done once the rows are there. */
  readonly afterwards?: (tx: Sql) => Effect.Effect<unknown>;
};

/** As PostgreSQL reads a `tsvector` of words that are letters and digits alone. */
const vectorOf = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(" ");

const wordsOfNames = (names: SqlCell): string | undefined => {
  const words = indexWords(unpackNames(String(names)));
  return names === "" || words.length === 0 ? undefined : vectorOf(words);
};

const shippedFoods: SearchTable = {
  name: "food_words",
  columns: ["place", "words"],
  select: "select place, names from food_index order by place",
  row: ([place = null, names = ""]) => [place, wordsOfNames(names) ?? ""],
};

const importedFoods = CATALOGUE_SOURCES.map((source): SearchTable => ({
  name: `${source}_words`,
  columns: ["place", "batch", "words"],
  select: `select place, batch, names from ${source}_food order by place`,
  row: ([place = null, batch = null, names = ""]) => {
    const words = wordsOfNames(names);
    return words === undefined ? undefined : [place, batch, words];
  },
}));

/** FO16: a topic's title is found by its first post. Posts keep their places, and those that are written later come behind. */
const posts: SearchTable = {
  name: "forum_place",
  columns: ["place", "post_id", "words"],
  select: `select f.place, p.id, case when p.number = 1 then t.title || ' ' else '' end || p.source
    from forum_place f join forum_post p on p.id = f.post_id join forum_topic t on t.id = p.topic_id order by f.place`,
  row: ([place = null, id = null, said = ""]) => [
    place,
    id,
    vectorOf(postWords(String(said)).map((word) => `${eraOf(Number(place))}${word}`)),
  ],
  afterwards: (tx) => tx`
    select setval(pg_get_serial_sequence('forum_place', 'place'), coalesce((select max(place) from forum_place), 0) + 1, false)`,
};

export const SEARCH_TABLES: readonly SearchTable[] = [shippedFoods, ...importedFoods, posts];

function* rowsOf(source: SourceDatabase, { select, row }: SearchTable): Generator<readonly SqlCell[]> {
  for (const from of source.rows(select)) {
    const made = row(from);
    if (made !== undefined) yield made;
  }
}

/** Answers how many rows it made. */
export const loadSearchWords = (tx: Sql, source: SourceDatabase, table: SearchTable): Effect.Effect<number> =>
  Effect.tap(tx.load(table.name, table.columns, rowsOf(source, table)), () => table.afterwards?.(tx) ?? Effect.void);
