import type { BarcodesClient } from "@morsel/application/barcodes/client/barcodes-client";
import * as Effect from "effect/Effect";
import type { WireFoundProduct } from "../../http-contract/barcodes/barcodes.ts";
import { readFoundProduct } from "../../http-contract/barcodes/codec.ts";
import { FieldRefused, TooManyTries } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

/** Products by their codes over the wire. */
export const makeHttpBarcodesClient = (...how: HttpConnection): BarcodesClient => {
  const wire = makeHttpTransport(...how);
  return {
    find: (code) =>
      Effect.flatMap(
        wire({ method: "GET", path: `/api/services/barcodes/${encodeURIComponent(code.slice(0, 40))}` }),
        decodeResponse((body) => readFoundProduct(body as WireFoundProduct), { FieldRefused, TooManyTries }),
      ),
  };
};
