import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** W645: what an operator looks at first. Bytes, seconds and versions; no path and no address. */
export type Health = {
  readonly engine: "sqlite" | "postgres" | "memory";
  readonly schema: number;
  readonly databaseBytes: number;
  /** How long the database took to answer, in ms. */
  readonly answerMs: number;
  readonly freeBytes: number;
  readonly diskBytes: number;
  readonly memoryBytes: number;
  readonly uptimeSeconds: number;
  readonly program: string;
  readonly node: string;
};

export type ReadHealth = Effect.Effect<Health>;
export const ReadHealth = token<ReadHealth>("ReadHealth");
