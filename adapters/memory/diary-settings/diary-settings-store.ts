import type { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import { DEFAULT_DIARY_SETTINGS } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemoryState } from "../platform/state.ts";

export const makeMemoryDiarySettingsStore = (state: MemoryState): DiarySettingsStore => {
  const settingsOf = (member: MemberId) => state.diarySettings.get(member) ?? DEFAULT_DIARY_SETTINGS;
  return {
    of: (member) => Effect.sync(() => settingsOf(member)),
    put: (member, settings) =>
      Effect.suspend(() => {
        const current = settingsOf(member);
        if (current.version !== settings.version - 1)
          return Effect.fail({ _tag: "DiarySettingsVersionConflict" as const, current });
        state.diarySettings.set(member, settings);
        return Effect.void;
      }),
  };
};
