import { provideClient } from "../../provide-client.ts";
import { diarySettingsClient } from "../../../http-contract/diary-settings/diary-settings-client.ts";
import { DiarySettingsClient } from "@morsel/application/diary-settings/client/diary-settings-client";
import { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import { makeMemoryDiarySettingsStore } from "../../../memory/diary-settings/diary-settings-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { diarySettingsUseCases } from "./use-cases.ts";

export const diarySettings = moduleOf((bindings) => {
  diarySettingsUseCases(bindings);
  bindings.provide(DiarySettingsStore, { state: MemoryState }, ({ state }) => makeMemoryDiarySettingsStore(state));
  provideClient(bindings, DiarySettingsClient, diarySettingsClient);
});
