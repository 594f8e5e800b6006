import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpBarcodesClient } from "@morsel/adapters/http-client/barcodes/barcodes-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { BarcodesClient } from "@morsel/application/barcodes/client/barcodes-client";

export default moduleOf(({ provide }) => {
  provide(BarcodesClient, { connection: HttpConnection }, ({ connection }) => makeHttpBarcodesClient(...connection));
});
