import type { Brand } from "../brand/index.ts";
import type { CalendarDate, TimeOfDay } from "../calendar/index.ts";
import { isUuid } from "../identity/index.ts";

/** Made by the client that adds the photo: a UUIDv7. */
export type PhotoId = string & Brand<"PhotoId">;
export const isPhotoId = (id: unknown): id is PhotoId => isUuid(id);

/** M15: the longest edge of a kept photo, in pixels. */
export const PHOTO_EDGES = { small: 320, medium: 960, large: 1600 } as const;
export type PhotoSize = keyof typeof PHOTO_EDGES;

/** M15: what is taken in, what a picture may unfold to, and what a member keeps: photos, and bytes of all their sizes. */
export const PHOTO_LIMITS = { bytes: 10_000_000, pixels: 50_000_000, photos: 500, keptBytes: 250_000_000 } as const;

/** A photo of a body on a day; width and height are those of its large size. */
export type ProgressPhoto = {
  readonly id: PhotoId;
  readonly date: CalendarDate;
  readonly time?: TimeOfDay;
  readonly width: number;
  readonly height: number;
};
