import { token } from "../platform/token.ts";
import { makeLogWater } from "./log-water.ts";
import type { WaterStore } from "./water-store.ts";

export type HydrationPorts = { readonly water: WaterStore };

/** All that can be done with water. */
export const makeHydrationUseCases = (ports: HydrationPorts) => ({ logWater: makeLogWater(ports) });

export type HydrationUseCases = ReturnType<typeof makeHydrationUseCases>;
export const HydrationUseCases = token<HydrationUseCases>("HydrationUseCases");
