import { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import { makeMemberToday, MemberToday } from "@morsel/application/diary-settings/member-today";
import { makeMemberWeekStart, MemberWeekStart } from "@morsel/application/diary-settings/member-week-start";
import { DiarySettingsUseCases, makeDiarySettingsUseCases } from "@morsel/application/diary-settings/use-cases";
import { Clock } from "@morsel/application/platform/clock";
import type { Bindings } from "../../container.ts";

export const diarySettingsUseCases = ({ provide }: Bindings): void => {
  provide(DiarySettingsUseCases, { settings: DiarySettingsStore }, makeDiarySettingsUseCases);
  provide(MemberWeekStart, { settings: DiarySettingsStore }, makeMemberWeekStart);
  provide(MemberToday, { settings: DiarySettingsStore, clock: Clock }, makeMemberToday);
};
