import type { ProgressPhotosClient } from "@morsel/application/progress-photos/client/progress-photos-client";
import * as Effect from "effect/Effect";
import { readPhoto, readPhotoPage } from "../../http-contract/progress-photos/codec.ts";
import { photoRefusals } from "../../http-contract/progress-photos/problems.ts";
import type { WirePhoto, WirePhotoPage } from "../../http-contract/progress-photos/schemas.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const PATH = "/api/services/progress-photos";
const { PhotoRefused, PhotoNotFound, PhotosAreFull } = photoRefusals;

/** Progress photos over the wire. */
export const makeHttpProgressPhotosClient = (...how: HttpConnection): ProgressPhotosClient => {
  const wire = makeHttpTransport(...how);
  return {
    page: (cursor) =>
      Effect.flatMap(
        wire({ method: "GET", path: cursor === undefined ? PATH : `${PATH}?${new URLSearchParams({ cursor })}` }),
        decodeResponse((body) => readPhotoPage(body as WirePhotoPage), { FieldRefused, SignInNeeded }),
      ),
    add: ({ id, file, date, time }) => {
      const query = new URLSearchParams({ id, date, ...(time === undefined ? {} : { time }) });
      return Effect.flatMap(
        wire({ method: "POST", path: `${PATH}?${query}`, bytes: file }),
        decodeResponse((body) => readPhoto(body as WirePhoto), {
          FieldRefused,
          PhotoRefused,
          PhotosAreFull,
          TooManyTries,
          SignInNeeded,
        }),
      );
    },
    remove: (id) =>
      Effect.flatMap(
        wire({ method: "DELETE", path: `${PATH}/${id}` }),
        decodeResponse((body) => readPhoto(body as WirePhoto), { PhotoNotFound, SignInNeeded }),
      ),
    restore: (id) =>
      Effect.flatMap(
        wire({ method: "POST", path: `${PATH}/${id}/restore` }),
        decodeResponse((body) => readPhoto(body as WirePhoto), { PhotoNotFound, SignInNeeded }),
      ),
    source: ({ id }, size) => `${how[0]}${PATH}/${id}/${size}`,
  };
};
