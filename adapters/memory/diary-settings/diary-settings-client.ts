import type { DiarySettingsClient } from "@morsel/application/diary-settings/client/diary-settings-client";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import * as Effect from "effect/Effect";
import type { MemoryWorld } from "../platform/world.ts";

export const makeMemoryDiarySettingsClient = (world: MemoryWorld): DiarySettingsClient => ({
  read: world.reachAs((member) => world.stores.settings.of(member)),
  change: (version, change) =>
    world.reachAs((member) => Effect.mapError(world.changeDiarySettings({ member, version, change }), asFieldRefused)),
});
