import { ProfileUseCases } from "@morsel/application/profile/use-cases";
import type { ProfileReader } from "@morsel/application/profile/read-profile";
import * as Effect from "effect/Effect";
import * as HttpServerResponse from "effect/http/HttpServerResponse";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeOwnProfile, writePictures, writeProfile } from "../../http-contract/profile/codec.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { knownMember } from "../requests/known-member.ts";
import { limitedMember } from "../requests/limited-member.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { replyForId, replyForMember } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";
import { problem } from "../responses/responses.ts";

const NOTHING = new Uint8Array(0);

/** W591: its address names when it was kept, so that one in its place is another. */
const picture = (image: Uint8Array): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.uint8Array(image, {
    contentType: "image/jpeg",
    headers: { "cache-control": "private, max-age=3600", vary: "cookie", "content-disposition": "inline" },
  });

const needs = { useCases: ProfileUseCases, limits: RateLimits };

export const profilesHandlers = defineHandlers("profiles", needs, ({ useCases, limits }) => {
  /** Visitors are let in as often as they may search. */
  const limited = (
    ask: (reader: ProfileReader) => Effect.Effect<HttpServerResponse.HttpServerResponse>,
  ): Effect.Effect<HttpServerResponse.HttpServerResponse, never, CurrentRequest> =>
    Effect.flatMap(CurrentRequest, (facts) => {
      const reader = knownMember(facts, "people:read");
      const wait = limits.take("search", reader ?? facts.call.address);
      return wait > 0 ? Effect.succeed(problem("TooManyTries", { retry_after: wait })) : ask(reader);
    });
  return HttpApiBuilder.group(Api, "profiles", (handlers) =>
    handlers
      .handle("profile", ({ params: { username } }) =>
        limited((reader) => reply(useCases.readProfile(username, reader), writeProfile)),
      )
      .handle("profilePicture", ({ params: { username }, query: { size } }) =>
        limited((reader) =>
          Effect.match(useCases.readPicture(username, size, reader), {
            onSuccess: picture,
            onFailure: () => problem("ProfileNotFound"),
          }),
        ),
      ),
  );
});

export const ownProfileHandlers = defineHandlers("ownProfile", needs, ({ useCases, limits }) =>
  HttpApiBuilder.group(Api, "ownProfile", (handlers) =>
    handlers
      .handle("ownProfile", () => replyForId(useCases.readOwn, writeOwnProfile))
      .handle("changeProfile", ({ payload: { about, version } }) =>
        replyForId((member) => useCases.saveAbout(member, about, version), writeOwnProfile),
      )
      .handle("previewProfile", ({ query: { audience } }) =>
        replyForMember((member) => useCases.previewProfile(member, audience), writeProfile),
      )
      .handle("putProfilePicture", () =>
        Effect.gen(function* () {
          const { id: member } = yield* CurrentMember;
          const { call } = yield* CurrentRequest;
          const wait = limits.take("photo", member);
          if (wait > 0) return problem("TooManyTries", { retry_after: wait });
          return yield* reply(useCases.putPicture(member, call.body ?? NOTHING), writeOwnProfile);
        }),
      )
      .handle("deleteProfilePicture", () => replyForId(useCases.removePicture, writeOwnProfile))
      .handle("profilePictures", ({ payload: { usernames } }) =>
        replyForId((member) => useCases.readPictures(member, usernames), writePictures),
      )
      .handle("reportProfile", ({ payload }) =>
        limitedMember(limits)("message", ({ id }) => reply(useCases.report(id, payload), () => ({ id: payload.id }))),
      ),
  ),
);

export { profileFirstData } from "./first-data.ts";
