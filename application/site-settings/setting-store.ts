import type { AuditEntry } from "@morsel/domain/admin";
import type { Flag } from "@morsel/domain/eligibility";
import type { FlagSetter, StoredFlag } from "../eligibility/flag-store.ts";
import type { StoredSetting } from "@morsel/domain/site-settings";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** Without a setting or flag: what was set under the name is taken away. */
export type SettingChange = { readonly name: string; readonly setting?: StoredSetting; readonly entry: AuditEntry };
export type FlagChange = {
  readonly name: string;
  readonly flag?: Flag;
  readonly setBy: FlagSetter;
  readonly entry: AuditEntry;
};

/** W760: what admins set while the server runs. Each act lands with its line of the log; one whose id is in the log changes nothing. */
export interface SettingStore {
  /** In the order of their names. */
  readonly all: Effect.Effect<readonly StoredSetting[]>;
  /** Decides over what stands at this moment, with no other act between. */
  readonly change: <E>(
    decide: (stored: readonly StoredSetting[]) => Effect.Effect<SettingChange, E>,
  ) => Effect.Effect<void, E>;
  /** W763 */
  readonly changeFlag: <E>(
    decide: (stored: readonly StoredFlag[]) => Effect.Effect<FlagChange, E>,
  ) => Effect.Effect<void, E>;
}

export const SettingStore = token<SettingStore>("SettingStore");
