import type { DiarySettingsClient } from "@morsel/application/diary-settings/client/diary-settings-client";
import type { DiarySettingsChange } from "@morsel/domain/diary";
import type { ApiClient } from "../shared/call.ts";
import { readDiarySettings } from "./codec.ts";
import * as calls from "./diary-settings-calls.ts";
import type { WireDiarySettingsChange } from "./diary-settings.ts";

const writeChange = (
  version: number,
  { columns, slots, dayBeginsAt, weekStartsOn, dashboard }: DiarySettingsChange,
): WireDiarySettingsChange => ({
  version,
  ...(columns === undefined ? {} : { nutrient_columns: columns }),
  ...(slots === undefined ? {} : { meals: slots }),
  ...(dayBeginsAt === undefined ? {} : { day_begins_at: dayBeginsAt }),
  ...(weekStartsOn === undefined ? {} : { week_starts_on: weekStartsOn }),
  ...(dashboard === undefined ? {} : { dashboard }),
});

export const diarySettingsClient = ({ call }: ApiClient): DiarySettingsClient => ({
  read: call(calls.diarySettings, {}, readDiarySettings),
  change: (version, change) =>
    call(calls.changeDiarySettings, { payload: writeChange(version, change) }, readDiarySettings),
});
