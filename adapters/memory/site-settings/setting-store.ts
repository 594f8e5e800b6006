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
  const all = Effect.sync(() =>
    [...table].map(([name, value]) => ({ name, value })).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  );
  return {
    all,
    change: (decide) =>
      Effect.map(Effect.flatMap(all, decide), ({ name, setting, entry }) =>
        audited(state, entry, () => {
          if (setting === undefined) table.delete(name);
          else table.set(name, setting.value);
        }),
      ),
    changeFlag: (decide) =>
      Effect.map(Effect.flatMap(flags.all, decide), ({ name, flag, setBy, entry }) =>
        audited(state, entry, () => Effect.runSync(flag === undefined ? flags.reset(name) : flags.set(flag, setBy))),
      ),
  };
};
