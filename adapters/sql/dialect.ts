/** What differs between the engines in table definitions; each engine has one such record. */
export type Dialect = {
  readonly engine: "sqlite" | "postgres";
  /** Text compared byte by byte on both engines. */
  readonly text: string;
  /** Whole numbers to ±(2^53 − 1). */
  readonly integer: string;
  /** Double precision. */
  readonly real: string;
  /** JSON kept and read as text. */
  readonly json: string;
};

export const SQLITE: Dialect = { engine: "sqlite", text: "text", integer: "integer", real: "real", json: "text" };

export const POSTGRES: Dialect = {
  engine: "postgres",
  text: 'text collate "C"',
  integer: "bigint",
  real: "double precision",
  json: "text",
};
