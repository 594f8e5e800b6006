import type { BarcodesClient } from "@morsel/application/barcodes/client/barcodes-client";
import type { BarcodeUseCases } from "@morsel/application/barcodes/use-cases";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import * as Effect from "effect/Effect";
import type { MemoryConnection } from "../platform/connection.ts";

export type BarcodesClientPorts = { readonly connection: MemoryConnection; readonly useCases: BarcodeUseCases };

/** Decided by the same use case as on the server, for whoever is signed in. */
export const makeMemoryBarcodesClient = ({ connection, useCases }: BarcodesClientPorts): BarcodesClient => ({
  find: (code) =>
    connection.reach(
      Effect.suspend(() =>
        Effect.mapError(useCases.findProduct({ member: connection.browser.member, code }), asFieldRefused),
      ),
    ),
});
