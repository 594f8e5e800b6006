import { diarySettingsClient } from "@morsel/adapters/http-contract/diary-settings/diary-settings-client";
import { DiarySettingsClient } from "@morsel/application/diary-settings/client/diary-settings-client";
import { clientModule } from "../client-module.ts";

export default clientModule(DiarySettingsClient, diarySettingsClient);
