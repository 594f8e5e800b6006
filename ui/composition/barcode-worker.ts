import type { DecodeAnswer, DecodeRequest } from "@morsel/adapters/browser/barcode-scanner";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";

/** A thread of its own: the page goes on while a picture is read, and WebAssembly is allowed here alone. */
prepareZXingModule({ overrides: { locateFile: () => wasm } });

const digitsIn = async (picture: ImageBitmap): Promise<readonly string[]> => {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext("2d");
  context?.drawImage(picture, 0, 0);
  const points = context?.getImageData(0, 0, picture.width, picture.height);
  picture.close();
  if (points === undefined) return [];
  const found = await readBarcodes(points, {
    formats: ["EAN13", "EAN8", "UPCA", "UPCE", "ITF14"],
    maxNumberOfSymbols: 4,
  });
  return found.map(({ text }) => text);
};

globalThis.addEventListener("message", ({ data: { id, picture } }: MessageEvent<DecodeRequest>) => {
  void digitsIn(picture).then((digits) => globalThis.postMessage({ id, digits } satisfies DecodeAnswer));
});
