import type { EncodedPhoto, PhotoEncoder, PhotoRefused } from "@morsel/application/progress-photos/photo-encoder";
import { PHOTO_EDGES, PHOTO_LIMITS } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import * as Semaphore from "effect/Semaphore";

/** A picture of 50 million pixels takes up to 200 MB while it is drawn; others wait. */
const AT_ONCE = 2;
const QUALITY = 80;
const SECONDS = 20;
const WHITE = "#ffffff";

const refusal = (reason: PhotoRefused["reason"], max = 0): PhotoRefused => ({ _tag: "PhotoRefused", reason, max });

/** One more size of a picture that is drawn already. */
const smaller = async (from: Uint8Array, edge: number): Promise<Uint8Array> => {
  const { default: sharp } = await import("sharp");
  return sharp(from)
    .resize(edge, edge, { fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer();
};

/** W111: upright, on white where it is transparent, and without a word of what the file told beside its pixels. */
const encoded = async (file: Uint8Array): Promise<EncodedPhoto | PhotoRefused> => {
  const { default: sharp } = await import("sharp");
  // A size that is only claimed is known before anything is unfolded.
  const { width = 0, height = 0 } = await sharp(file, { limitInputPixels: false }).metadata();
  if (width * height > PHOTO_LIMITS.pixels) return refusal("pixels", PHOTO_LIMITS.pixels);
  const { data: large, info } = await sharp(file, { limitInputPixels: PHOTO_LIMITS.pixels, failOn: "error" })
    .autoOrient()
    .resize(PHOTO_EDGES.large, PHOTO_EDGES.large, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: WHITE })
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true });
  const [medium, small] = [await smaller(large, PHOTO_EDGES.medium), await smaller(large, PHOTO_EDGES.small)];
  return { width: info.width, height: info.height, images: { small, medium, large } };
};

/** Pictures by libvips, off the main thread; it is loaded with the first photo, not at start. */
export const makeSharpPhotoEncoder = (): PhotoEncoder => {
  const turns = Semaphore.makeUnsafe(AT_ONCE);
  return {
    encode: (file) =>
      turns.withPermits(1)(
        Effect.flatMap(
          // Any file that libvips cannot read is refused as no picture.
          Effect.tryPromise({ try: () => encoded(file), catch: () => refusal("picture") }),
          (outcome) => ("_tag" in outcome ? Effect.fail(outcome) : Effect.succeed(outcome)),
        ),
      ),
  };
};
