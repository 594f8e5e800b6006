import { PhotoStore } from "@morsel/application/progress-photos/photo-store";
import { ProgressPhotosUseCases } from "@morsel/application/progress-photos/use-cases";
import * as Effect from "effect/Effect";
import * as HttpServerResponse from "effect/http/HttpServerResponse";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writePhoto, writePhotoPage } from "../../http-contract/progress-photos/codec.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { replyForId, replyForMember } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";
import { problem } from "../responses/responses.ts";

const PAGE = 24;
const NOTHING = new Uint8Array(0);

/** W113: the browser of its owner keeps a picture for an hour, nobody in between does. A photo is never changed under its id. */
const picture = (image: Uint8Array): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.uint8Array(image, {
    contentType: "image/jpeg",
    headers: { "cache-control": "private, max-age=3600", vary: "cookie", "content-disposition": "inline" },
  });

const needs = { photos: PhotoStore, useCases: ProgressPhotosUseCases, limits: RateLimits };

export const progressPhotosHandlers = defineHandlers("progressPhotos", needs, ({ photos, useCases, limits }) =>
  HttpApiBuilder.group(Api, "progressPhotos", (handlers) =>
    handlers
      .handle("progressPhotos", ({ query: { limit = PAGE, cursor } }) =>
        replyForId(
          (member) => useCases.readPhotos({ member, limit, ...(cursor === undefined ? {} : { cursor }) }),
          writePhotoPage,
        ),
      )
      .handle("addPhoto", ({ query }) =>
        Effect.gen(function* () {
          const member = yield* CurrentMember;
          const { call } = yield* CurrentRequest;
          const wait = limits.take("photo", member.id);
          if (wait > 0) return problem("TooManyTries", { retry_after: wait });
          return yield* reply(useCases.addPhoto({ member, ...query, file: call.body ?? NOTHING }), writePhoto, 201);
        }),
      )
      .handle("photo", ({ params: { id, size } }) =>
        Effect.flatMap(CurrentMember, (member) =>
          Effect.map(photos.image(member.id, id, size), (image) =>
            image === undefined ? problem("PhotoNotFound", { id }) : picture(image),
          ),
        ),
      )
      .handle("deletePhoto", ({ params: { id } }) =>
        replyForMember((member) => useCases.removePhoto(member.id, id), writePhoto),
      )
      .handle("restorePhoto", ({ params: { id } }) =>
        replyForMember((member) => photos.restore(member.id, id), writePhoto),
      ),
  ),
);
