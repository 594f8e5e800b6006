import type { Effect } from "effect";
import { token } from "./token.ts";

export interface Ids {
  /** A new UUIDv7, so that what is made later sorts later. */
  readonly next: Effect.Effect<string>;
}

export const Ids = token<Ids>("Ids");
