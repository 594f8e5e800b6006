import type { CatalogueSource } from "@morsel/domain/foods";
import type { Dialect } from "../engine/dialect.ts";
import type { Migration } from "./migration.ts";

/** As many as there were then. */
const TIERS = 6;
/** The sources that there were then. */
export const FIRST_SOURCES = ["fdc", "off"] as const satisfies readonly CatalogueSource[];
/** Places of a tier begin at its number times this; a file of sixteen million foods for each of a million imports has room. */
export const TIER_PLACES = 2 ** 44;

const sqliteWords = (source: CatalogueSource): readonly string[] => [
  `create virtual table ${source}_words using fts5(words, content = '', detail = none, columnsize = 0,
    prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 0')`,
];

const postgresWords = (source: CatalogueSource, tiers: number): readonly string[] => [
  `create table ${source}_words (place bigint not null, batch bigint not null, words tsvector not null)
    partition by range (place)`,
  ...Array.from({ length: tiers }, (_, tier) => {
    const [from, to] = [tier * TIER_PLACES, tier === tiers - 1 ? "maxvalue" : (tier + 1) * TIER_PLACES];
    return [
      `create table ${source}_words_${tier} partition of ${source}_words for values from (${from}) to (${to})`,
      `create index ${source}_words_${tier}_gin on ${source}_words_${tier} using gin (words) with (fastupdate = off)`,
      `create index ${source}_words_${tier}_place on ${source}_words_${tier} (place)`,
    ];
  }).flat(),
];

/** W240: the foods of each source and all that is made of them, in tables of its own. */
export const tablesOf = (
  { engine, text, integer, real, json, clustered }: Dialect,
  source: CatalogueSource,
  tiers = TIERS,
): readonly string[] => [
  // place: the order in which engines list foods. batch: the import; replaced_by: the one that brought a newer version.
  `create table ${source}_food (
    place ${integer} primary key,
    food_id ${text} not null,
    batch ${integer} not null,
    replaced_by ${integer},
    revision ${text} not null,
    barcode ${text},
    plainness ${real} not null,
    names ${text} not null,
    food ${json} not null
  )`,
  `create unique index ${source}_food_id on ${source}_food (food_id, batch)`,
  `create index ${source}_food_barcode on ${source}_food (barcode) where barcode is not null`,
  `create table ${source}_word (
    word ${text} primary key,
    foods ${integer} not null,
    is_spelled ${integer} not null default 0
  )${clustered}`,
  `create table ${source}_spelling (
    spelling ${text} not null,
    word ${text} not null,
    primary key (spelling, word)
  )${clustered}`,
  ...(engine === "sqlite" ? sqliteWords(source) : postgresWords(source, tiers)),
  `insert into catalogue_source (source, is_on) values ('${source}', 1)`,
];

/** Imported foods. An import is shown when it is complete, and its source is on. */
export const catalogues: Migration = {
  version: 37,
  name: "catalogues",
  statements: (dialect) => [
    `create table catalogue_source (source ${dialect.text} primary key, is_on ${dialect.integer} not null)`,
    `create table catalogue_import (
      id ${dialect.integer} primary key,
      name ${dialect.text} not null unique,
      source ${dialect.text} not null,
      state ${dialect.text} not null,
      is_shown ${dialect.integer} not null,
      file ${dialect.json} not null,
      counts ${dialect.json} not null,
      kept ${dialect.integer} not null,
      started_at ${dialect.integer} not null,
      finished_at ${dialect.integer}
    )`,
    ...FIRST_SOURCES.flatMap((source) => tablesOf(dialect, source)),
  ],
};
