import { DiaryStore } from "@morsel/application/diary/diary-store";
import { FridgeClient } from "@morsel/application/fridge/client/fridge-client";
import { FridgeStore } from "@morsel/application/fridge/fridge-store";
import { FridgeUseCases } from "@morsel/application/fridge/use-cases";
import { makeMemoryFridgeClient } from "../../../memory/fridge/fridge-client.ts";
import { makeMemoryFridgeStore } from "../../../memory/fridge/fridge-store.ts";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { fridgeUseCases } from "./use-cases.ts";

export const fridge = moduleOf((bindings) => {
  fridgeUseCases(bindings);
  bindings.provide(FridgeStore, { state: MemoryState, diary: DiaryStore }, makeMemoryFridgeStore);
  bindings.provide(FridgeClient, { connection: MemoryConnection, useCases: FridgeUseCases }, makeMemoryFridgeClient);
});
