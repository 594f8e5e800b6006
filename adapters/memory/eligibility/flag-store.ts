import type { FlagStore, StoredFlag } from "@morsel/application/eligibility/flag-store";
import * as Effect from "effect/Effect";
import { memoryTable, type MemoryState } from "../platform/state.ts";

const flagTable = memoryTable(() => new Map<string, StoredFlag>());

export const makeMemoryFlagStore = (state: MemoryState): FlagStore => {
  const flags = state.of(flagTable);
  return {
    all: Effect.sync(() => [...flags.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))),
    set: (flag, setBy) =>
      Effect.sync(() => void flags.set(flag.name, { audience: {}, ...flag, config: flag.config ?? null, setBy })),
    reset: (name) => Effect.sync(() => void flags.delete(name)),
  };
};
