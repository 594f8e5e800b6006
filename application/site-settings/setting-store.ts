import type { AuditEntry } from "@morsel/domain/admin";
import type { Flag } from "@morsel/domain/eligibility";
import type { StoredSetting } from "@morsel/domain/site-settings";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** W760: what admins set while the server runs. Each act lands with its line of the log; one whose id is in the log changes nothing. */
export interface SettingStore {
  /** In the order of their names. */
  readonly all: Effect.Effect<readonly StoredSetting[]>;
  readonly set: (setting: StoredSetting, entry: AuditEntry) => Effect.Effect<void>;
  readonly reset: (name: string, entry: AuditEntry) => Effect.Effect<void>;
  /** W763 */
  readonly setFlag: (flag: Flag, entry: AuditEntry) => Effect.Effect<void>;
  readonly resetFlag: (name: string, entry: AuditEntry) => Effect.Effect<void>;
}

export const SettingStore = token<SettingStore>("SettingStore");
