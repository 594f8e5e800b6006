import { type BarcodeScanner, makeBarcodeScanner } from "@morsel/adapters/browser/barcode-scanner";

/** The browser's camera and decoder. */
export const browserScanner = (): BarcodeScanner =>
  makeBarcodeScanner(
    window,
    () => new Worker(new URL("barcode-worker.ts", import.meta.url), { type: "module", name: "barcode" }),
  );
