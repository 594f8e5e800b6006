import { token } from "../../platform/token.ts";

/** Why there is no camera: not allowed, none there, in use elsewhere, or a browser that has no way to one. */
export type CameraRefusal = "denied" | "missing" | "busy" | "unsupported";

/** The camera's picture until it is stopped. */
export type LivePicture<Video> = {
  /** Settled when it is seen there. */
  readonly showIn: (video: Video) => Promise<void>;
  readonly stop: () => void;
};

/** Reads barcodes from pictures; the type of a picture is the device's own matter. */
export interface BarcodeScanner<Video = unknown, Photo = unknown> {
  /** The camera at the back, where there are several. */
  readonly openCamera: () => Promise<LivePicture<Video> | CameraRefusal>;
  /** The digits of what is seen; empty where nothing is. */
  readonly read: (picture: Video | Photo) => Promise<readonly string[]>;
  /** Gives back what it holds; the next reading begins anew. */
  readonly close: () => void;
}

export const BarcodeScanner = token<BarcodeScanner>("BarcodeScanner");
