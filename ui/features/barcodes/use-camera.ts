import type { BarcodeScanner, CameraRefusal, LivePicture } from "@morsel/application/barcodes/client/barcode-scanner";
import { readGtin } from "@morsel/domain/foods";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";

/** "opening" until somebody has allowed it; "quiet": it looks, and has read nothing for long. */
export type CameraState = "opening" | "looking" | "quiet" | CameraRefusal;

/** The device's scanner as this page knows pictures. */
export type Scanner = BarcodeScanner<HTMLVideoElement, Blob>;

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
export const useCamera = (scanner: Scanner, isOn: boolean, onCode: (code: string) => void): Camera => {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>("opening");
  const seen = useEffectEvent(onCode);
  useEffect(() => {
    if (!isOn) return undefined;
    let isLeft = false;
    let picture: LivePicture<HTMLVideoElement> | undefined;
    const look = async (): Promise<void> => {
      const opened = await scanner.openCamera();
      if (typeof opened === "string") {
        if (!isLeft) setState(opened);
        return;
      }
      picture = opened;
      const shown = video.current;
      if (isLeft || shown === null) return;
      await picture.showIn(shown);
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
      .finally(() => isLeft && picture?.stop());
    return () => {
      isLeft = true;
      picture?.stop();
    };
  }, [scanner, isOn]);
  return { state, video };
};
