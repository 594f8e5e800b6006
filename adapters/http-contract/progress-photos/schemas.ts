import { isPhotoId, PHOTO_EDGES, type PhotoSize } from "@morsel/domain/measurements";
import * as Schema from "effect/Schema";

export const PhotoId = Schema.String.pipe(
  Schema.refine(isPhotoId, { expected: "a UUID in lower case", description: "Made by whoever adds the photo." }),
);

export const PhotoSizeName = Schema.Literals(Object.keys(PHOTO_EDGES) as PhotoSize[]);

/** A photo of a day; width and height are those of its large size. */
export const ProgressPhoto = Schema.Struct({
  id: Schema.String,
  date: Schema.String,
  time: Schema.optionalKey(Schema.String),
  width: Schema.Int,
  height: Schema.Int,
}).annotate({ identifier: "ProgressPhoto" });
export type WirePhoto = typeof ProgressPhoto.Encoded;

/** Newest first. `next` is the cursor of the page behind, null on the last one. */
export const PhotoPage = Schema.Struct({ items: Schema.Array(ProgressPhoto), next: Schema.NullOr(Schema.String) });
export type WirePhotoPage = typeof PhotoPage.Encoded;
