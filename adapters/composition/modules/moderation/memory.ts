import { ModerationClient } from "@morsel/application/moderation/client/moderation-client";
import { ModerationStore } from "@morsel/application/moderation/moderation-store";
import { moderationClient } from "../../../http-contract/moderation/moderation-client.ts";
import { makeMemoryModerationStore } from "../../../memory/moderation/moderation-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { provideClient } from "../../provide-client.ts";
import { moderationUseCases } from "./use-cases.ts";

export const moderation = moduleOf((bindings) => {
  moderationUseCases(bindings);
  bindings.provide(ModerationStore, { state: MemoryState }, ({ state }) => makeMemoryModerationStore(state));
  provideClient(bindings, ModerationClient, moderationClient);
});
