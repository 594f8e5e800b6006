import { byNewest, type ProgressPhoto } from "@morsel/domain/measurements";
import type { Effect } from "effect";
import type { RetryableRefusal } from "../../platform/refusals.ts";
import type { PhotoNotFound } from "../photo-store.ts";
import type { ProgressPhotosClient } from "./progress-photos-client.ts";

/** A photo that is deleted or brought back. */
export type PhotoCommand = {
  readonly kind: "deletePhoto" | "restorePhoto";
  /** A UUID, made with the command. */
  readonly id: string;
  readonly photo: ProgressPhoto;
};

/** W114: photos as they are after a command, newest first; where it is done already it changes nothing. */
export const projectPhotos = (
  photos: readonly ProgressPhoto[],
  { kind, photo }: Pick<PhotoCommand, "kind" | "photo">,
): readonly ProgressPhoto[] => {
  const others = photos.filter(({ id }) => id !== photo.id);
  return kind === "deletePhoto" ? others : [...others, photo].toSorted(byNewest);
};

export const invertPhoto = ({ kind, photo }: PhotoCommand, newId: () => string): PhotoCommand => ({
  kind: kind === "deletePhoto" ? "restorePhoto" : "deletePhoto",
  id: newId(),
  photo,
});

export const sendPhotoCommand = (
  photos: ProgressPhotosClient,
  { kind, photo }: PhotoCommand,
): Effect.Effect<ProgressPhoto, PhotoNotFound | RetryableRefusal> =>
  kind === "deletePhoto" ? photos.remove(photo.id) : photos.restore(photo.id);
