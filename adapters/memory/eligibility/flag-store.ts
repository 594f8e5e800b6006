import { type Flag } from "@morsel/domain/eligibility";
import type { FlagStore } from "@morsel/application/eligibility/flag-store";
import * as Effect from "effect/Effect";
import { memoryTable, type MemoryState } from "../platform/state.ts";

const flagTable = memoryTable(() => new Map<string, Flag>());

export const makeMemoryFlagStore = (state: MemoryState): FlagStore => {
  const flags = state.of(flagTable);
  return {
    all: Effect.sync(() => [...flags.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))),
    set: (flag) => Effect.sync(() => void flags.set(flag.name, { audience: {}, ...flag, config: flag.config ?? null })),
  };
};
