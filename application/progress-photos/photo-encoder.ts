import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { PhotoImages } from "./photo-store.ts";

/** W112: what cannot be taken in as a photo; `max` is what is accepted, 0 where that is no number. */
export type PhotoRefused = {
  readonly _tag: "PhotoRefused";
  readonly reason: "bytes" | "pixels" | "picture";
  readonly max: number;
};

export type EncodedPhoto = { readonly width: number; readonly height: number; readonly images: PhotoImages };

/** W111: draws a picture anew, in three sizes; waits for its turn, so that many at once take no more memory than a few. */
export interface PhotoEncoder {
  readonly encode: (file: Uint8Array) => Effect.Effect<EncodedPhoto, PhotoRefused>;
}

export const PhotoEncoder = token<PhotoEncoder>("PhotoEncoder");
