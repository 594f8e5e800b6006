import { HydrationUseCases, makeHydrationUseCases } from "@morsel/application/hydration/use-cases";
import { WaterStore } from "@morsel/application/hydration/water-store";
import type { Bindings } from "../../container.ts";

export const hydrationUseCases = ({ provide }: Bindings): void => {
  provide(HydrationUseCases, { water: WaterStore }, makeHydrationUseCases);
};
