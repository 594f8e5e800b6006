import { DiarySettingsClient } from "@morsel/application/diary-settings/client/diary-settings-client";
import { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import { DiarySettingsUseCases } from "@morsel/application/diary-settings/use-cases";
import { makeMemoryDiarySettingsClient } from "../../../memory/diary-settings/diary-settings-client.ts";
import { makeMemoryDiarySettingsStore } from "../../../memory/diary-settings/diary-settings-store.ts";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { diarySettingsUseCases } from "./use-cases.ts";

const clientPorts = { connection: MemoryConnection, settings: DiarySettingsStore, useCases: DiarySettingsUseCases };

export const diarySettings = moduleOf((bindings) => {
  diarySettingsUseCases(bindings);
  bindings.provide(DiarySettingsStore, { state: MemoryState }, ({ state }) => makeMemoryDiarySettingsStore(state));
  bindings.provide(DiarySettingsClient, clientPorts, makeMemoryDiarySettingsClient);
});
