import { provideClient } from "../../provide-client.ts";
import { hydrationClient } from "../../../http-contract/hydration/hydration-client.ts";
import { HydrationClient } from "@morsel/application/hydration/client/hydration-client";
import { WaterStore } from "@morsel/application/hydration/water-store";
import { makeMemoryWaterStore } from "../../../memory/hydration/water-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { hydrationUseCases } from "./use-cases.ts";

export const hydration = moduleOf((bindings) => {
  hydrationUseCases(bindings);
  bindings.provide(WaterStore, { state: MemoryState }, ({ state }) => makeMemoryWaterStore(state));
  provideClient(bindings, HydrationClient, hydrationClient);
});
