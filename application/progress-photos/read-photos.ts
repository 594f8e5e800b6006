import type { MemberId } from "@morsel/domain/identity";
import { isPhotoId, type ProgressPhoto } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import { cursorAt, placeIn } from "../measurements/read-measurements.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { readPage } from "../platform/paging.ts";
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
    return yield* readPage({
      limit,
      cursor,
      placeIn: (given) => placeIn(given, isPhotoId),
      read: (query) => ports.photos.page(member, query),
      cursorOf: cursorAt,
    });
  });
