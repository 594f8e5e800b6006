import type { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import { DEFAULT_DIARY_SETTINGS, type DiarySettings } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memoryTable, type MemoryState } from "../platform/state.ts";

const settingsTable = memoryTable(() => new Map<MemberId, DiarySettings>());

export const makeMemoryDiarySettingsStore = (state: MemoryState): DiarySettingsStore => {
  const kept = state.of(settingsTable);
  const settingsOf = (member: MemberId) => kept.get(member) ?? DEFAULT_DIARY_SETTINGS;
  return {
    of: (member) => Effect.sync(() => settingsOf(member)),
    put: (member, settings) =>
      Effect.suspend(() => {
        const current = settingsOf(member);
        if (current.version !== settings.version - 1)
          return Effect.fail({ _tag: "DiarySettingsVersionConflict" as const, current });
        kept.set(member, settings);
        return Effect.void;
      }),
  };
};
