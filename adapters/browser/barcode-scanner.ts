import type { BarcodeScanner, CameraRefusal } from "@morsel/application/barcodes/client/barcode-scanner";

/** The part of the Shape Detection API that is used; the DOM's types lack it. */
type Detector = { readonly detect: (picture: ImageBitmapSource) => Promise<readonly { readonly rawValue: string }[]> };
type Detectors = {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
};

/** The decoder's thread: a picture goes in, digits come out. */
export type DecodeRequest = { readonly id: number; readonly picture: ImageBitmap };
export type DecodeAnswer = { readonly id: number; readonly digits: readonly string[] };

const FORMATS = ["ean_13", "ean_8", "upc_a", "upc_e"];
/** A photo of twelve million points says no more than one of two. */
const LONGEST_SIDE = 1600;

const REFUSALS: { readonly [name: string]: CameraRefusal } = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
  NotSupportedError: "unsupported",
};

const isDetectors = (value: unknown): value is Detectors =>
  typeof value === "function" && "getSupportedFormats" in value;

/** The browser's own detector, where it has one that knows the codes of groceries. */
const ownDetector = async (window: Window): Promise<Detector | undefined> => {
  const detectors: unknown = "BarcodeDetector" in window ? window.BarcodeDetector : undefined;
  if (!isDetectors(detectors)) return undefined;
  const known = await detectors.getSupportedFormats();
  return FORMATS.every((format) => known.includes(format)) ? new detectors({ formats: FORMATS }) : undefined;
};

const bitmapOf = async (picture: HTMLVideoElement | Blob): Promise<ImageBitmap> => {
  const whole = await createImageBitmap(picture);
  const scale = LONGEST_SIDE / Math.max(whole.width, whole.height);
  if (scale >= 1) return whole;
  const smaller = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * scale),
    resizeHeight: Math.round(whole.height * scale),
    resizeQuality: "medium",
  });
  whole.close();
  return smaller;
};

/** `startDecoder` starts the thread that reads where the browser does not; it is asked for then alone. */
export const makeBarcodeScanner = (
  window: Window & typeof globalThis,
  startDecoder: () => Worker,
): BarcodeScanner<HTMLVideoElement, Blob> => {
  let detector: Promise<Detector | undefined> | undefined;
  let decoder: Worker | undefined;
  let asked = 0;
  const waiting = new Map<number, { readonly done: (digits: readonly string[]) => void; readonly fail: () => void }>();
  const close = (): void => {
    decoder?.terminate();
    decoder = undefined;
    for (const { fail } of waiting.values()) fail();
    waiting.clear();
  };
  const start = (): Worker => {
    const started = startDecoder();
    started.addEventListener("message", ({ data }: MessageEvent<DecodeAnswer>) => {
      waiting.get(data.id)?.done(data.digits);
      waiting.delete(data.id);
    });
    started.addEventListener("error", close);
    return started;
  };
  const decode = (picture: ImageBitmap): Promise<readonly string[]> =>
    new Promise((done, reject) => {
      decoder ??= start();
      asked += 1;
      waiting.set(asked, { done, fail: () => reject(new Error("The decoder has stopped.")) });
      decoder.postMessage({ id: asked, picture } satisfies DecodeRequest, [picture]);
    });
  return {
    openCamera: async () => {
      // Pages over plain http have none.
      const devices: MediaDevices | undefined = window.navigator.mediaDevices;
      if (devices === undefined) return "unsupported";
      try {
        const stream = await devices.getUserMedia({
          audio: false,
          video: { facingMode: "environment", width: { ideal: 1280 } },
        });
        return {
          showIn: async (video) => {
            video.srcObject = stream;
            await video.play();
          },
          stop: () => {
            for (const track of stream.getTracks()) track.stop();
          },
        };
      } catch (problem) {
        return (problem instanceof Error ? REFUSALS[problem.name] : undefined) ?? "missing";
      }
    },
    read: async (picture) => {
      detector ??= ownDetector(window);
      const own = await detector;
      const bitmap = await bitmapOf(picture);
      if (own === undefined) return await decode(bitmap);
      const found = await own.detect(bitmap);
      bitmap.close();
      return found.map(({ rawValue }) => rawValue);
    },
    close,
  };
};
