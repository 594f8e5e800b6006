import type { DiarySettingsClient } from "@morsel/application/diary-settings/client/diary-settings-client";
import type { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import type { DiarySettingsUseCases } from "@morsel/application/diary-settings/use-cases";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import * as Effect from "effect/Effect";
import type { MemoryConnection } from "../platform/connection.ts";

export type DiarySettingsClientPorts = {
  readonly connection: MemoryConnection;
  readonly settings: DiarySettingsStore;
  readonly useCases: DiarySettingsUseCases;
};

export const makeMemoryDiarySettingsClient = ({
  connection: { reachAs },
  settings,
  useCases,
}: DiarySettingsClientPorts): DiarySettingsClient => ({
  read: reachAs((member) => settings.of(member)),
  change: (version, change) =>
    reachAs((member) => Effect.mapError(useCases.changeDiarySettings({ member, version, change }), asFieldRefused)),
});
