import type { PhotoEncoder } from "@morsel/application/progress-photos/photo-encoder";
import * as Effect from "effect/Effect";

/** Keeps a picture as it is, in every size: nothing in memory can draw. */
export const makeMemoryPhotoEncoder = (): PhotoEncoder => ({
  encode: (file) => Effect.succeed({ width: 900, height: 1200, images: { small: file, medium: file, large: file } }),
});
