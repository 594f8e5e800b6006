/** Differences between the engines in table definitions; each engine has one such record. */
export type Dialect = {
  readonly engine: "sqlite" | "postgres";
  /** Text compared byte by byte on both engines. */
  readonly text: string;
  /** Whole numbers to ±(2^53 − 1). */
  readonly integer: string;
  /** Double precision. */
  readonly real: string;
  /** Bytes as they are. */
  readonly bytes: string;
  /** JSON kept and read as text. */
  readonly json: string;
  /** After a table of small rows that are found by their primary key only: kept in its order where the engine can. */
  readonly clustered: string;
  /** How many statements are worth sending before the first is answered: a matter of round trips. */
  readonly atOnce: number;
};

export const SQLITE: Dialect = {
  engine: "sqlite",
  text: "text",
  integer: "integer",
  real: "real",
  bytes: "blob",
  json: "text",
  clustered: " without rowid",
  atOnce: 1,
};

export const POSTGRES: Dialect = {
  engine: "postgres",
  text: 'text collate "C"',
  integer: "bigint",
  real: "double precision",
  bytes: "bytea",
  json: "text",
  clustered: "",
  atOnce: 8,
};
