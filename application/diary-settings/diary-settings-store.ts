import type { DiarySettings } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** The settings changed elsewhere first; `current` is the stored state. */
export type DiarySettingsVersionConflict = {
  readonly _tag: "DiarySettingsVersionConflict";
  readonly current: DiarySettings;
};

export interface DiarySettingsStore {
  /** The default ones, of version 0, until the member chooses. */
  readonly of: (member: MemberId) => Effect.Effect<DiarySettings>;
  /** `settings.version` must be one more than the stored version. */
  readonly put: (member: MemberId, settings: DiarySettings) => Effect.Effect<void, DiarySettingsVersionConflict>;
}

export const DiarySettingsStore = token<DiarySettingsStore>("DiarySettingsStore");
