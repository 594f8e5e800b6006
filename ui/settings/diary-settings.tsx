import { DEFAULT_DIARY_SETTINGS, type DiarySettings } from "@morsel/domain/diary";
import { createContext, use } from "react";

const Settings = createContext<DiarySettings>(DEFAULT_DIARY_SETTINGS);

/** How the member wants to see the diary, for all that is inside. */
export const DiarySettingsProvider = Settings.Provider;

export const useDiarySettings = (): DiarySettings => use(Settings);
