import { spellingKeys, type CatalogueSource } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { sqlOf } from "./source-tables.ts";

/** An object of thousands of keys takes longer to make than its text. */
const objectText = (counts: ReadonlyMap<string, number>): string => {
  let text = "";
  for (const [word, count] of counts) text += `${text === "" ? "" : ","}${JSON.stringify(word)}:${count}`;
  return `{${text}}`;
};

/** How many foods have each word: `by` more or fewer for each food. */
export const countWords = (
  sql: Sql,
  source: CatalogueSource,
  foods: readonly (readonly string[])[],
  by: 1 | -1,
): Effect.Effect<unknown> => {
  const counts = new Map<string, number>();
  for (const words of foods) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + by);
  if (counts.size === 0) return Effect.void;
  const json = objectText(counts);
  const on = sqlOf(sql, source);
  return sql.engine === "sqlite"
    ? on`insert into imported_word (word, foods) select key, value from json_each(${json}) where true
        on conflict (word) do update set foods = foods + excluded.foods`
    : on`insert into imported_word as w (word, foods) select key, value::bigint from json_each_text(${json}::json)
        on conflict (word) do update set foods = w.foods + excluded.foods`;
};

/** A word of fewer foods is as often a typing mistake in the source: it is found, but no misspelt query is corrected to it. */
const SPELLED = 3;
const WORDS_AT_ONCE = 500;

/** F7: what the words of an import may be misspelt as. */
export const spellWords = (sql: Sql, source: CatalogueSource): Effect.Effect<void> =>
  Effect.gen(function* () {
    let last = "";
    for (;;) {
      const after = last;
      const found = yield* sqlOf(sql, source)<{ readonly word: string }>`select word from imported_word
        where word > ${after} and foods >= ${SPELLED} and is_spelled = 0 order by word limit ${WORDS_AT_ONCE}`;
      const words = found.map(({ word }) => word);
      if (words.length === 0) return;
      last = words.at(-1) ?? last;
      yield* sql.transaction((tx) =>
        Effect.gen(function* () {
          const rows = words.flatMap((word) => spellingKeys(word).map((key) => [key, word] as const));
          yield* tx.load(`${source}_spelling`, ["spelling", "word"], rows);
          yield* sqlOf(tx, source)`update imported_word set is_spelled = 1 where word in ${words}`;
        }),
      );
    }
  });
