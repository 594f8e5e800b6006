import { provideClient } from "../../provide-client.ts";
import { fridgeClient } from "../../../http-contract/fridge/fridge-client.ts";
import { FridgeClient } from "@morsel/application/fridge/client/fridge-client";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { FridgeStore } from "@morsel/application/fridge/fridge-store";
import { makeMemoryFridgeStore } from "../../../memory/fridge/fridge-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { fridgeUseCases } from "./use-cases.ts";

export const fridge = moduleOf((bindings) => {
  fridgeUseCases(bindings);
  bindings.provide(FridgeStore, { state: MemoryState, diary: DiaryStore }, makeMemoryFridgeStore);
  provideClient(bindings, FridgeClient, fridgeClient);
});
