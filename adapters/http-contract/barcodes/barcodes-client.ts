import type { BarcodesClient } from "@morsel/application/barcodes/client/barcodes-client";
import type { ApiClient } from "../shared/call.ts";
import { product } from "./barcodes-calls.ts";
import { readFoundProduct } from "./codec.ts";

export const barcodesClient = ({ call }: ApiClient): BarcodesClient => ({
  find: (code) => call(product, { params: { code: code.slice(0, 40) } }, readFoundProduct),
});
