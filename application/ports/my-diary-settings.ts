import type { DiarySettings, DiarySettingsChange } from "@morsel/domain/diary";
import type { Effect } from "effect";
import type { DiarySettingsMoved } from "./diary-settings-store.ts";
import type { NotNow } from "./my-diary.ts";
import type { FieldRefused } from "./my-session.ts";

/** How the member wants to see the diary. */
export interface MyDiarySettings {
  readonly read: Effect.Effect<DiarySettings, NotNow>;
  /** `version` is the one that was seen. */
  readonly change: (
    version: number,
    change: DiarySettingsChange,
  ) => Effect.Effect<DiarySettings, DiarySettingsMoved | FieldRefused | NotNow>;
}
