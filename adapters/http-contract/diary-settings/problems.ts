import type { DiarySettingsVersionConflict } from "@morsel/application/diary-settings/diary-settings-store";
import type { Problems, Refusals } from "../shared/problem.ts";
import { readDiarySettings, writeDiarySettings } from "./codec.ts";

export const diarySettingsRefusals: Refusals<DiarySettingsVersionConflict> = {
  DiarySettingsVersionConflict: { current: readDiarySettings },
};

export const diarySettingsProblems: Problems<DiarySettingsVersionConflict> = {
  fields: diarySettingsRefusals,
  problems: {
    DiarySettingsVersionConflict: {
      status: 409,
      title: "The diary settings changed on another device. Nothing was saved.",
      write: { current: writeDiarySettings },
    },
  },
};
