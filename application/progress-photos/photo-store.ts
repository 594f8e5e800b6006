import type { MemberId } from "@morsel/domain/identity";
import type { PhotoId, PhotoSize, ProgressPhoto } from "@morsel/domain/measurements";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

export type PhotoNotFound = { readonly _tag: "PhotoNotFound"; readonly id: PhotoId };
/** M15, W115: there are as many photos, or as many bytes of them, as a member may keep. */
export type PhotosAreFull = { readonly _tag: "PhotosAreFull"; readonly limit: number };

export type PhotoImages = { readonly [Size in PhotoSize]: Uint8Array };
export type PhotoPlace = Pick<ProgressPhoto, "date" | "time" | "id">;

/** Every answered write is durable. Every method is scoped by its member: another member's photos are unknown. */
export interface PhotoStore {
  /** The latest day first, of one day the latest time, then what was added last; behind `after` where it is given. */
  readonly page: (
    member: MemberId,
    page: { readonly limit: number; readonly after?: PhotoPlace },
  ) => Effect.Effect<readonly ProgressPhoto[]>;
  readonly byId: (member: MemberId, id: PhotoId) => Effect.Effect<ProgressPhoto | undefined>;
  readonly image: (member: MemberId, id: PhotoId, size: PhotoSize) => Effect.Effect<Uint8Array | undefined>;
  /** W110: an id that stands stays as it is; one that was deleted stands again. */
  readonly add: (
    member: MemberId,
    photo: ProgressPhoto,
    images: PhotoImages,
  ) => Effect.Effect<ProgressPhoto, PhotosAreFull>;
  /** Deleting twice is harmless: the first time counts. */
  readonly remove: (member: MemberId, id: PhotoId, now: number) => Effect.Effect<ProgressPhoto, PhotoNotFound>;
  readonly restore: (member: MemberId, id: PhotoId) => Effect.Effect<ProgressPhoto, PhotoNotFound>;
  /** W114: erases up to `limit` photos of anybody's that were deleted before an instant; answers how many. */
  readonly erase: (before: number, limit: number) => Effect.Effect<number>;
}

export const PhotoStore = token<PhotoStore>("PhotoStore");
