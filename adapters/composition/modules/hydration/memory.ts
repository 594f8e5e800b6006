import { HydrationClient } from "@morsel/application/hydration/client/hydration-client";
import { HydrationUseCases } from "@morsel/application/hydration/use-cases";
import { WaterStore } from "@morsel/application/hydration/water-store";
import { makeMemoryHydrationClient } from "../../../memory/hydration/hydration-client.ts";
import { makeMemoryWaterStore } from "../../../memory/hydration/water-store.ts";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { hydrationUseCases } from "./use-cases.ts";

const clientPorts = { connection: MemoryConnection, water: WaterStore, useCases: HydrationUseCases };

export const hydration = moduleOf((bindings) => {
  hydrationUseCases(bindings);
  bindings.provide(WaterStore, { state: MemoryState }, ({ state }) => makeMemoryWaterStore(state));
  bindings.provide(HydrationClient, clientPorts, makeMemoryHydrationClient);
});
