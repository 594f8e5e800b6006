import type { ConsentClient } from "@morsel/application/consent/client/consent-client";
import type { ConsentUseCases } from "@morsel/application/consent/use-cases";
import * as Effect from "effect/Effect";
import type { MemoryConnection } from "../platform/connection.ts";

export type ConsentClientPorts = { readonly connection: MemoryConnection; readonly useCases: ConsentUseCases };

export const makeMemoryConsentClient = ({ connection, useCases }: ConsentClientPorts): ConsentClient => ({
  read: connection.reachAs((member) => useCases.read(member)),
  change: (patch) => connection.reachAs((member) => useCases.change(member, patch)),
  agreements: connection.reachAs((member) => useCases.agreements(member)),
  vendorList: connection.reach(Effect.succeed({ vendors: {} })),
});
