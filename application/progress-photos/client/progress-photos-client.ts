import type { CalendarDate, TimeOfDay } from "@morsel/domain/calendar";
import type { PhotoId, PhotoSize, ProgressPhoto } from "@morsel/domain/measurements";
import type { Effect } from "effect";
import type { FieldRefused, RetryableRefusal, TooManyTries } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { PhotoRefused } from "../photo-encoder.ts";
import type { PhotoNotFound, PhotosAreFull } from "../photo-store.ts";
import type { PhotoPage } from "../read-photos.ts";

export type NewPhoto = {
  readonly id: PhotoId;
  readonly file: Uint8Array;
  readonly date: CalendarDate;
  readonly time?: TimeOfDay;
};

/** A member's progress photos as they see them. */
export interface ProgressPhotosClient {
  /** Newest first. */
  readonly page: (cursor?: string) => Effect.Effect<PhotoPage, FieldRefused | RetryableRefusal>;
  /** W110: the same photo again is one photo. */
  readonly add: (
    photo: NewPhoto,
  ) => Effect.Effect<ProgressPhoto, FieldRefused | PhotoRefused | PhotosAreFull | TooManyTries | RetryableRefusal>;
  readonly remove: (id: PhotoId) => Effect.Effect<ProgressPhoto, PhotoNotFound | RetryableRefusal>;
  readonly restore: (id: PhotoId) => Effect.Effect<ProgressPhoto, PhotoNotFound | RetryableRefusal>;
  /** Address for a picture element. */
  readonly source: (photo: ProgressPhoto, size: PhotoSize) => string;
}

export const ProgressPhotosClient = token<ProgressPhotosClient>("ProgressPhotosClient");
