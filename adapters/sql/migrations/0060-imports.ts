import type { Migration } from "./migration.ts";

/**
 * Imports of members' files, the bytes of each file in parts until it is imported, and what each import wrote: an item stays after its
 * undo, so that the same row imported anew gets another id than the deleted one.
 */
export const imports: Migration = {
  version: 60,
  name: "imports",
  statements: ({ text, integer, bytes }) => [
    `create table import_batch (
      member_id ${text} not null,
      id ${text} not null,
      name ${text} not null,
      bytes ${integer} not null,
      received ${integer} not null,
      parts ${integer} not null,
      state ${text} not null,
      created_at ${integer} not null,
      details ${text} not null,
      primary key (member_id, id)
    )`,
    `create index import_batch_begun on import_batch (created_at) where parts > 0`,
    `create table import_part (
      member_id ${text} not null,
      import_id ${text} not null,
      nth ${integer} not null,
      content ${bytes} not null,
      primary key (member_id, import_id, nth)
    )`,
    `create table import_item (
      member_id ${text} not null,
      key ${text} not null,
      import_id ${text} not null,
      kind ${text} not null,
      date ${text} not null,
      times ${integer} not null,
      state ${text} not null,
      primary key (member_id, key)
    )`,
    `create index import_item_of_import on import_item (member_id, import_id, date, key) where state = 'written'`,
  ],
};
