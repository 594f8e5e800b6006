import { barcodesClient } from "@morsel/adapters/http-contract/barcodes/barcodes-client";
import { BarcodesClient } from "@morsel/application/barcodes/client/barcodes-client";
import { clientModule } from "../client-module.ts";

export default clientModule(BarcodesClient, barcodesClient);
