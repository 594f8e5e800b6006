import type { BarcodeScanner, CameraRefusal } from "@morsel/adapters/browser/barcode-scanner";
import { readGtin } from "@morsel/domain/foods";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";

/** "opening" until somebody has allowed it; "quiet": it looks, and has read nothing for long. */
export type CameraState = "opening" | "looking" | "quiet" | CameraRefusal;

/** Between two looks: often enough to be felt as at once, seldom enough for a phone. */
const PAUSE_MS = 150;
const QUIET_MS = 12_000;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS);
  });

/** The first of what was read that is a barcode of goods. */
export const codeIn = (digits: readonly string[]): string | undefined => digits.find((one) => readGtin(one).ok);

export type Camera = { readonly state: CameraState; readonly video: RefObject<HTMLVideoElement | null> };

/** The live picture, read until a barcode is seen; it is let go when nobody looks any more. */
export const useCamera = (scanner: BarcodeScanner, isOn: boolean, onCode: (code: string) => void): Camera => {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>("opening");
  const seen = useEffectEvent(onCode);
  useEffect(() => {
    if (!isOn) return undefined;
    let isLeft = false;
    let stream: MediaStream | undefined;
    const look = async (): Promise<void> => {
      const opened = await scanner.openCamera();
      if (typeof opened === "string") {
        if (!isLeft) setState(opened);
        return;
      }
      stream = opened;
      const shown = video.current;
      if (isLeft || shown === null) return;
      shown.srcObject = stream;
      await shown.play();
      setState("looking");
      const quietAt = Date.now() + QUIET_MS;
      while (!isLeft) {
        const code = codeIn(await scanner.read(shown));
        if (isLeft) return;
        if (code !== undefined) return seen(code);
        if (Date.now() > quietAt) setState("quiet");
        await pause();
      }
    };
    // A picture that breaks off, or a decoder that does not come: the digits can be typed.
    void look()
      .catch(() => !isLeft && setState("unsupported"))
      .finally(() => isLeft && stop());
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    return () => {
      isLeft = true;
      stop();
    };
  }, [scanner, isOn]);
  return { state, video };
};
