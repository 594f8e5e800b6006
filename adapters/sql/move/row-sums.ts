import { createHash } from "node:crypto";
import type { SqlCell } from "../engine/sql.ts";

/** Rows of a table and a sum of their contents, in which their order does not count. */
export type RowSum = { readonly rows: number; readonly sum: bigint };

const SIZE = 2n ** 64n;

const digestOf = (row: readonly SqlCell[]): bigint =>
  createHash("sha256").update(JSON.stringify(row)).digest().readBigUInt64BE();

export const NO_ROWS: RowSum = { rows: 0, sum: 0n };

/** Added one by one, so that no table needs to be in memory. A row that stands twice counts twice. */
export const addRow = ({ rows, sum }: RowSum, row: readonly SqlCell[]): RowSum => ({
  rows: rows + 1,
  sum: (sum + digestOf(row)) % SIZE,
});

export const isSameSum = (a: RowSum, b: RowSum): boolean => a.rows === b.rows && a.sum === b.sum;
