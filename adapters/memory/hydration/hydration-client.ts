import type { HydrationClient } from "@morsel/application/hydration/client/hydration-client";
import type { HydrationUseCases } from "@morsel/application/hydration/use-cases";
import type { WaterStore } from "@morsel/application/hydration/water-store";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import * as Effect from "effect/Effect";
import type { MemoryConnection } from "../platform/connection.ts";

export type HydrationClientPorts = {
  readonly connection: MemoryConnection;
  readonly water: WaterStore;
  readonly useCases: HydrationUseCases;
};

/** The water of whoever is signed in, decided by the same use cases as on the server. */
export const makeMemoryHydrationClient = ({ connection, water, useCases }: HydrationClientPorts): HydrationClient => ({
  logWater: (date, entry) =>
    connection.reachAs((member) => Effect.mapError(useCases.logWater({ member, date, entry }), asFieldRefused)),
  deleteWater: (date, id) => connection.reachAs((member) => water.deleteWater(member, date, id)),
});
