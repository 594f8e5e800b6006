import type { Dialect } from "../engine/dialect.ts";

/** One step of the schema. Once released it is never changed: the next step says what is different. */
export type Migration = {
  /** 1, 2, 3 … without gaps. */
  readonly version: number;
  readonly name: string;
  /** The statements for an engine, in order; column types come from its dialect. */
  readonly statements: (dialect: Dialect) => readonly string[];
};
