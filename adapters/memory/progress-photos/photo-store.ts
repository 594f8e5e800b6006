import type { PhotoImages, PhotoNotFound, PhotoStore } from "@morsel/application/progress-photos/photo-store";
import type { MemberId } from "@morsel/domain/identity";
import { byNewest, PHOTO_LIMITS, type PhotoId, type ProgressPhoto } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import { memoryTable, type MemoryState, ownRows } from "../platform/state.ts";

type Stored = { readonly photo: ProgressPhoto; readonly images: PhotoImages; readonly deletedAt?: number };

const photoTable = memoryTable(() => new Map<MemberId, Map<PhotoId, Stored>>());

const notFound = (id: PhotoId) => Effect.fail<PhotoNotFound>({ _tag: "PhotoNotFound", id });
const bytesOf = ({ small, medium, large }: PhotoImages): number => small.length + medium.length + large.length;

/** Each method runs in one go, as a transaction would. */
export const makeMemoryPhotoStore = (state: MemoryState): PhotoStore => {
  const photosOf = (member: MemberId) => ownRows(state.of(photoTable), member);
  const standing = (member: MemberId, id: PhotoId): Stored | undefined => {
    const known = photosOf(member).get(id);
    return known?.deletedAt === undefined ? known : undefined;
  };
  const stand = (member: MemberId, { photo, images }: Stored): ProgressPhoto => {
    photosOf(member).set(photo.id, { photo, images });
    return photo;
  };
  return {
    page: (member, { limit, after }) =>
      Effect.sync(() =>
        [...photosOf(member).values()]
          .flatMap(({ photo, deletedAt }) => (deletedAt === undefined ? [photo] : []))
          .filter((photo) => after === undefined || byNewest(after, photo) < 0)
          .toSorted(byNewest)
          .slice(0, limit),
      ),
    byId: (member, id) => Effect.sync(() => standing(member, id)?.photo),
    image: (member, id, size) => Effect.sync(() => standing(member, id)?.images[size]),
    add: (member, photo, images) =>
      Effect.suspend(() => {
        const known = photosOf(member).get(photo.id);
        if (known !== undefined) return Effect.succeed(stand(member, known));
        const all = [...photosOf(member).values()];
        const bytes = all.reduce((sum, stored) => sum + bytesOf(stored.images), bytesOf(images));
        return all.length < PHOTO_LIMITS.photos && bytes <= PHOTO_LIMITS.keptBytes
          ? Effect.succeed(stand(member, { photo, images }))
          : Effect.fail({ _tag: "PhotosAreFull" as const, limit: PHOTO_LIMITS.photos });
      }),
    remove: (member, id, now) =>
      Effect.suspend(() => {
        const known = photosOf(member).get(id);
        if (known === undefined) return notFound(id);
        photosOf(member).set(id, { deletedAt: now, ...known });
        return Effect.succeed(known.photo);
      }),
    restore: (member, id) =>
      Effect.suspend(() => {
        const known = photosOf(member).get(id);
        return known === undefined ? notFound(id) : Effect.succeed(stand(member, known));
      }),
    // W114
    erase: (before, limit) =>
      Effect.sync(() => {
        const over = [...state.of(photoTable).values()].flatMap((photos) =>
          [...photos].flatMap(([id, { deletedAt = before }]) => (deletedAt < before ? [{ photos, id }] : [])),
        );
        for (const { photos, id } of over.slice(0, limit)) photos.delete(id);
        return Math.min(over.length, limit);
      }),
  };
};
