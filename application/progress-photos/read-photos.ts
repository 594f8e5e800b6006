import type { MemberId } from "@morsel/domain/identity";
import { isPhotoId, type ProgressPhoto } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import { cursorAt, placeIn } from "../measurements/read-measurements.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseCursor } from "../platform/refused-field.ts";
import type { PhotoStore } from "./photo-store.ts";

/** `next` leads to the page behind; absent on the last one. */
export type PhotoPage = { readonly items: readonly ProgressPhoto[]; readonly next?: string };

export type ReadPhotos = (request: {
  readonly member: MemberId;
  readonly limit: number;
  readonly cursor?: string;
}) => Effect.Effect<PhotoPage, FieldRefused>;

/** W113: a member's own, the newest first. A cursor names the last of the page before, so that one added meanwhile moves nothing. */
export const makeReadPhotos = (ports: { readonly photos: PhotoStore }): ReadPhotos =>
  Effect.fn("ReadPhotos")(function* ({ member, limit, cursor }) {
    const after = cursor === undefined ? undefined : placeIn(cursor, isPhotoId);
    if (cursor !== undefined && after === undefined) return yield* refuseCursor;
    const found = yield* ports.photos.page(member, { limit: limit + 1, ...(after === undefined ? {} : { after }) });
    const items = found.slice(0, limit);
    const last = items.at(-1);
    return found.length > limit && last !== undefined ? { items, next: cursorAt(last) } : { items };
  });
