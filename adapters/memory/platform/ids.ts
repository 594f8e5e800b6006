import type { Ids } from "@morsel/application/platform/ids";
import * as Effect from "effect/Effect";

/** UUIDs in the shape of version 7 that count up: the same ones in every run. `family` keeps two counters apart. */
export const makeMemoryIds = (family = 1): Ids => {
  let made = 0;
  const hex = (n: number, width: number): string => n.toString(16).padStart(width, "0");
  return {
    next: Effect.sync(() => {
      made += 1;
      return `00000000-${hex(family, 4)}-7000-8000-${hex(made, 12)}`;
    }),
  };
};
