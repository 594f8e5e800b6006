import { DiarySharingUseCases } from "@morsel/application/diary-sharing/use-cases";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { changePieces } from "../../http-contract/diary/day-text.ts";
import { writeSharedDay } from "../../http-contract/diary-sharing/codec.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { waitForDiary } from "../requests/diary-limit.ts";
import { knownMember } from "../requests/known-member.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { bytesOfPieces } from "../responses/piece-bytes.ts";
import { reply, replyText } from "../responses/reply.ts";
import { problem } from "../responses/responses.ts";

const needs = { useCases: DiarySharingUseCases, limits: RateLimits };

/** W480: members and visitors read the days that are shared with them. */
export const sharedDaysHandlers = defineHandlers("sharedDays", needs, ({ useCases, limits }) =>
  HttpApiBuilder.group(Api, "sharedDays", (handlers) =>
    handlers.handle("sharedDay", ({ params: { username }, payload }) =>
      Effect.gen(function* () {
        const facts = yield* CurrentRequest;
        const wait = yield* waitForDiary(limits, facts.call.address, payload.key);
        if (wait > 0) return problem("TooManyTries", { retry_after: wait });
        return yield* reply(
          useCases.readSharedDay({ username, reader: knownMember(facts, "people:read"), ...payload }),
          writeSharedDay,
        );
      }),
    ),
  ),
);

/** W481 */
export const sharedCopiesHandlers = defineHandlers("sharedCopies", needs, ({ useCases, limits }) =>
  HttpApiBuilder.group(Api, "sharedCopies", (handlers) =>
    handlers.handle("copyShared", ({ payload }) =>
      Effect.gen(function* () {
        const { call } = yield* CurrentRequest;
        const member = yield* CurrentMember;
        const wait = yield* waitForDiary(limits, call.address, payload.key);
        if (wait > 0) return problem("TooManyTries", { retry_after: wait });
        const bytes = (change: Parameters<typeof changePieces>[0]) => bytesOfPieces(changePieces(change));
        return yield* replyText(useCases.copyShared(member, payload), bytes, 201);
      }),
    ),
  ),
);
