import { makeBarcodeScanner } from "@morsel/adapters/browser/barcode-scanner";
import { moduleOf } from "@morsel/adapters/composition/container";
import { BarcodeScanner } from "@morsel/application/barcodes/client/barcode-scanner";

/** The browser's camera, and the thread that reads what its own detector cannot. */
export default moduleOf(({ provide }) => {
  provide(
    BarcodeScanner,
    {},
    () =>
      makeBarcodeScanner(
        window,
        () => new Worker(new URL("../barcode-worker.ts", import.meta.url), { type: "module", name: "barcode" }),
      ) as BarcodeScanner,
  );
});
