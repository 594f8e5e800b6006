import { WaterStore } from "@morsel/application/hydration/water-store";
import { makeMemoryWaterStore } from "../../../memory/hydration/water-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { hydrationUseCases } from "./use-cases.ts";

export const hydration = moduleOf((bindings) => {
  hydrationUseCases(bindings);
  bindings.provide(WaterStore, { state: MemoryState }, ({ state }) => makeMemoryWaterStore(state));
});
