import type { Dialect } from "../engine/dialect.ts";
import type { Migration } from "./migration.ts";

/**
 * Ends of the parts of PostgreSQL's index: a search for the first few hundred foods reads the small first parts and stops. Each part holds
 * places below its end and not below the end of the one before.
 */
export const FOOD_WORDS_ENDS = [2_000, 8_000, 32_000, 128_000, 512_000] as const;

const sqliteWords = [
  // No text is kept, no positions: it answers places, in order. Beginnings of up to three letters have lists of their own.
  `create virtual table food_words using fts5(words, content = '', detail = none, columnsize = 0,
    prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 0')`,
];

const postgresWords = [
  `create table food_words (place bigint not null, words tsvector not null) partition by range (place)`,
  ...[...FOOD_WORDS_ENDS, undefined].flatMap((end, i) => {
    const from = i === 0 ? "minvalue" : String(FOOD_WORDS_ENDS[i - 1]);
    return [
      `create table food_words_${i} partition of food_words for values from (${from}) to (${end ?? "maxvalue"})`,
      `create index food_words_${i}_gin on food_words_${i} using gin (words) with (fastupdate = off)`,
    ];
  }),
];

/** The catalogue: foods that belong to nobody, and what search keeps beside them. */
export const foods: Migration = {
  version: 2,
  name: "foods",
  statements: ({ engine, text, integer, real, json }: Dialect) => [
    `create table food (
      id ${text} primary key,
      food ${json} not null
    )`,
    // place: the order in which engines list foods, the plainest first.
    `create table food_index (
      place ${integer} primary key,
      food_id ${text} not null,
      plainness ${real} not null,
      names ${text} not null
    )`,
    `create index food_index_food on food_index (food_id)`,
    `create table food_word (
      word ${text} primary key,
      foods ${integer} not null
    )`,
    `create table food_spelling (
      spelling ${text} not null,
      word ${text} not null,
      primary key (spelling, word)
    )`,
    // The last loaded version; a row that is missing or of another version means: load again.
    `create table food_load (
      catalogue ${text} primary key,
      version ${text} not null,
      foods ${integer} not null
    )`,
    ...(engine === "sqlite" ? sqliteWords : postgresWords),
  ],
};
