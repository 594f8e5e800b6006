import * as Effect from "effect/Effect";
import {
  makeVersionedStore,
  type RecordRows,
  type VersionedStore,
} from "@morsel/application/versioned-records/versioned-store";
import type { RecordRefusals, StoredRecord, VersionedRecord } from "@morsel/domain/versioned-records";
import type { MemberId } from "@morsel/domain/identity";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";

/** The statements of one table; the transaction gives `sql`. */
export type VersionedTable<Rec extends VersionedRecord, Refused = never> = (
  sql: Sql,
  member: MemberId,
) => RecordRows<Rec, Refused>;

export const makeSqlVersionedStore = <Rec extends VersionedRecord, NotFound, Conflict, Refused = never>(
  sql: Sql,
  table: VersionedTable<Rec, Refused>,
  refusals: RecordRefusals<Rec, NotFound, Conflict>,
): VersionedStore<Rec, NotFound, Conflict, Refused> =>
  makeVersionedStore((member, body) => memberTransaction(sql, member, (tx) => body(table(tx, member))), refusals);

/** The row that a query finds, if any. */
export const storedRow = <Row extends { readonly isDeleted: number }, Rec>(
  query: Effect.Effect<readonly Row[]>,
  read: (row: Row) => Rec,
): Effect.Effect<StoredRecord<Rec> | undefined> =>
  Effect.map(query, ([row]) => row && { record: read(row), isDeleted: row.isDeleted === 1 });

/** The answer to `select count(*) as "count"`. */
export const countedRows = (query: Effect.Effect<readonly { readonly count: number }[]>): Effect.Effect<number> =>
  Effect.map(query, ([row]) => row?.count ?? 0);

/** A record that is kept whole, as JSON in one column. */
export type JsonRow = { readonly record: string };
export const readJson = <Rec>({ record }: JsonRow): Rec => JSON.parse(record);
