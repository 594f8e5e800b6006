import { provideClient } from "../../provide-client.ts";
import { barcodesClient } from "../../../http-contract/barcodes/barcodes-client.ts";
import { BarcodesClient } from "@morsel/application/barcodes/client/barcodes-client";
import { LookedUpProducts } from "@morsel/application/barcodes/looked-up-products";
import { ProductLookUp } from "@morsel/application/barcodes/product-look-up";
import { makeMemoryLookedUpProducts } from "../../../memory/barcodes/looked-up-products.ts";
import { memoryLookUp } from "../../../memory/barcodes/sample-look-up.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { barcodeUseCases } from "./use-cases.ts";

export const barcodes = moduleOf((bindings) => {
  barcodeUseCases(bindings);
  bindings.constant(ProductLookUp, memoryLookUp);
  bindings.provide(LookedUpProducts, { state: MemoryState }, ({ state }) => makeMemoryLookedUpProducts(state));
  provideClient(bindings, BarcodesClient, barcodesClient);
});
