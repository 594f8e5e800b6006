import type { FieldRefused, RetryableRefusal } from "../../platform/refusals.ts";
import type { DiarySettings, DiarySettingsChange } from "@morsel/domain/diary";
import type { Effect } from "effect";
import type { DiarySettingsVersionConflict } from "../diary-settings-store.ts";
import { token } from "../../platform/token.ts";

/** How the member wants to see the diary. */
export interface DiarySettingsClient {
  readonly read: Effect.Effect<DiarySettings, RetryableRefusal>;
  /** `version` is the one that was read. */
  readonly change: (
    version: number,
    change: DiarySettingsChange,
  ) => Effect.Effect<DiarySettings, DiarySettingsVersionConflict | FieldRefused | RetryableRefusal>;
}

export const DiarySettingsClient = token<DiarySettingsClient>("DiarySettingsClient");
