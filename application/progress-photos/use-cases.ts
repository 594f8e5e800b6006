import type { MemberId } from "@morsel/domain/identity";
import type { PhotoId, ProgressPhoto } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import { token } from "../platform/token.ts";
import { makeAddPhoto, type PhotoPorts } from "./add-photo.ts";
import type { PhotoNotFound } from "./photo-store.ts";
import { makeReadPhotos } from "./read-photos.ts";

/** All that can be done with progress photos. */
export const makeProgressPhotosUseCases = (ports: PhotoPorts & { readonly clock: Clock }) => ({
  readPhotos: makeReadPhotos(ports),
  addPhoto: makeAddPhoto(ports),
  /** W114 */
  removePhoto: (member: MemberId, id: PhotoId): Effect.Effect<ProgressPhoto, PhotoNotFound> =>
    Effect.flatMap(ports.clock.now, (now) => ports.photos.remove(member, id, now)),
});

export type ProgressPhotosUseCases = ReturnType<typeof makeProgressPhotosUseCases>;
export const ProgressPhotosUseCases = token<ProgressPhotosUseCases>("ProgressPhotosUseCases");
