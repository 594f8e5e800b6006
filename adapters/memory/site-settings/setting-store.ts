import type { SettingStore } from "@morsel/application/site-settings/setting-store";
import type { SettingValue } from "@morsel/domain/site-settings";
import * as Effect from "effect/Effect";
import { audited } from "../admin/admin-table.ts";
import { makeMemoryFlagStore } from "../eligibility/flag-store.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";

const settingTable = memoryTable(() => new Map<string, SettingValue>());

/** W760 */
export const makeMemorySettingStore = (state: MemoryState): SettingStore => {
  const table = state.of(settingTable);
  const flags = makeMemoryFlagStore(state);
  return {
    all: Effect.sync(() =>
      [...table].map(([name, value]) => ({ name, value })).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    ),
    set: ({ name, value }, entry) => Effect.sync(() => audited(state, entry, () => void table.set(name, value))),
    reset: (name, entry) => Effect.sync(() => audited(state, entry, () => void table.delete(name))),
    setFlag: (flag, entry) => Effect.sync(() => audited(state, entry, () => Effect.runSync(flags.set(flag, "page")))),
    resetFlag: (name, entry) => Effect.sync(() => audited(state, entry, () => Effect.runSync(flags.reset(name)))),
  };
};
