import type { Effect } from "effect";

export interface Ids {
  /** A new UUIDv7, so that what is made later sorts later. */
  readonly next: Effect.Effect<string>;
}
