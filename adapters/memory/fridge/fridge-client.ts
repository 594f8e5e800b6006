import type { FridgeClient } from "@morsel/application/fridge/client/fridge-client";
import type { FridgeUseCases } from "@morsel/application/fridge/use-cases";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import * as Effect from "effect/Effect";
import type { MemoryConnection } from "../platform/connection.ts";

export type FridgeClientPorts = { readonly connection: MemoryConnection; readonly useCases: FridgeUseCases };

/** The fridge of whoever is signed in, decided by the same use cases as on the server. */
export const makeMemoryFridgeClient = ({ connection: { reachAs }, useCases }: FridgeClientPorts): FridgeClient => ({
  fridge: reachAs((member) => useCases.readFridge(member)),
  split: (request) => reachAs((member) => Effect.mapError(useCases.splitDish({ ...request, member }), asFieldRefused)),
  take: (request) => reachAs((member) => Effect.mapError(useCases.takePortion({ ...request, member }), asFieldRefused)),
  throwAway: (dish, version, isThrownAway) =>
    reachAs((member) => useCases.throwAway({ member, dish, version, isThrownAway })),
  accept: (id) => reachAs((member) => useCases.acceptPortion(member, id)),
  giveBack: (id) => reachAs((member) => useCases.giveBack(member, id)),
});
