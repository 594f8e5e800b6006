import { token } from "../platform/token.ts";
import { makeChangeDiarySettings } from "./change-diary-settings.ts";

/** All that can be done with the settings of a diary. */
export const makeDiarySettingsUseCases = (ports: Parameters<typeof makeChangeDiarySettings>[0]) => ({
  changeDiarySettings: makeChangeDiarySettings(ports),
});

export type DiarySettingsUseCases = ReturnType<typeof makeDiarySettingsUseCases>;
export const DiarySettingsUseCases = token<DiarySettingsUseCases>("DiarySettingsUseCases");
