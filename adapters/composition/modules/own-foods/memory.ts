import { provideClient } from "../../provide-client.ts";
import { ownFoodsClient } from "../../../http-contract/own-foods/own-foods-client.ts";
import { OwnFoodsClient } from "@morsel/application/own-foods/client/own-foods-client";
import { FibreInEntries } from "@morsel/application/own-foods/fibre-in-entries";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { makeMemoryFibreInEntries } from "../../../memory/own-foods/fibre-in-entries.ts";
import { makeMemoryOwnFoodStore } from "../../../memory/own-foods/own-food-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { ownFoodUseCases } from "./use-cases.ts";

export const ownFoods = moduleOf((bindings) => {
  ownFoodUseCases(bindings);
  bindings.provide(FibreInEntries, { state: MemoryState }, ({ state }) => makeMemoryFibreInEntries(state));
  bindings.provide(OwnFoodStore, { state: MemoryState }, ({ state }) => makeMemoryOwnFoodStore(state));
  provideClient(bindings, OwnFoodsClient, ownFoodsClient);
});
