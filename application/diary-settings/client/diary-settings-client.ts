import type { DiarySettings, DiarySettingsChange } from "@morsel/domain/diary";
import type { Effect } from "effect";
import type { DiarySettingsVersionConflict } from "../diary-settings-store.ts";
import type { NotNow } from "../../diary/client/diary-client.ts";
import type { FieldRefused } from "../../identity/client/session-client.ts";
import { token } from "../../platform/token.ts";

/** How the member wants to see the diary. */
export interface DiarySettingsClient {
  readonly read: Effect.Effect<DiarySettings, NotNow>;
  /** `version` is the one that was seen. */
  readonly change: (
    version: number,
    change: DiarySettingsChange,
  ) => Effect.Effect<DiarySettings, DiarySettingsVersionConflict | FieldRefused | NotNow>;
}

export const DiarySettingsClient = token<DiarySettingsClient>("DiarySettingsClient");
