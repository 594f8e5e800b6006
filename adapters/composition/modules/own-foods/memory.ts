import { FibreInEntries } from "@morsel/application/own-foods/fibre-in-entries";
import { MemberStore } from "@morsel/application/identity/member-store";
import { OwnFoodsClient } from "@morsel/application/own-foods/client/own-foods-client";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { OwnFoodUseCases } from "@morsel/application/own-foods/use-cases";
import { makeMemoryFibreInEntries } from "../../../memory/own-foods/fibre-in-entries.ts";
import { makeMemoryOwnFoodStore } from "../../../memory/own-foods/own-food-store.ts";
import { makeMemoryOwnFoodsClient } from "../../../memory/own-foods/own-foods-client.ts";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { ownFoodUseCases } from "./use-cases.ts";

const clientPorts = { connection: MemoryConnection, members: MemberStore, useCases: OwnFoodUseCases };

export const ownFoods = moduleOf((bindings) => {
  ownFoodUseCases(bindings);
  bindings.provide(FibreInEntries, { state: MemoryState }, ({ state }) => makeMemoryFibreInEntries(state));
  bindings.provide(OwnFoodStore, { state: MemoryState }, ({ state }) => makeMemoryOwnFoodStore(state));
  bindings.provide(OwnFoodsClient, clientPorts, makeMemoryOwnFoodsClient);
});
