import type { MemberStore } from "@morsel/application/identity/member-store";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import type { ProgressPhotosClient } from "@morsel/application/progress-photos/client/progress-photos-client";
import type { ProgressPhotosUseCases } from "@morsel/application/progress-photos/use-cases";
import * as Effect from "effect/Effect";
import { memberOf } from "../identity/member-of.ts";
import type { MemoryConnection } from "../platform/connection.ts";
import type { MemoryPhotoStore } from "./photo-store.ts";

export type ProgressPhotosClientPorts = {
  readonly connection: MemoryConnection;
  readonly members: MemberStore;
  readonly photos: MemoryPhotoStore;
  readonly useCases: ProgressPhotosUseCases;
};

const PAGE = 24;
const DRAWING = "<svg";

/** The bytes of a picture as an address; samples are drawings. */
const addressOf = (bytes: Uint8Array): string => {
  const escaped = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
  const isDrawing = [...DRAWING].every((letter, n) => bytes[n] === letter.charCodeAt(0));
  return `data:image/${isDrawing ? "svg+xml" : "jpeg"},${escaped}`;
};

/** The photos of whoever is signed in, decided by the same use cases as on the server. */
export const makeMemoryProgressPhotosClient = (ports: ProgressPhotosClientPorts): ProgressPhotosClient => {
  const { connection, members, photos, useCases } = ports;
  return {
    page: (cursor) =>
      connection.reachAs((member) =>
        useCases.readPhotos({ member, limit: PAGE, ...(cursor === undefined ? {} : { cursor }) }),
      ),
    add: (photo) =>
      connection.reachAs((id) =>
        Effect.flatMap(memberOf(members, id), (member) =>
          Effect.mapError(useCases.addPhoto({ ...photo, member }), asFieldRefused),
        ),
      ),
    remove: (id) => connection.reachAs((member) => useCases.removePhoto(member, id)),
    restore: (id) => connection.reachAs((member) => photos.restore(member, id)),
    source: ({ id }, size) => {
      const { member } = connection.browser;
      const pictures = member && photos.pictures(member, id);
      return pictures === undefined ? "" : addressOf(pictures[size]);
    },
  };
};
