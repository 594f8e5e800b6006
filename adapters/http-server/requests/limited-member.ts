import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type * as HttpServerResponse from "effect/http/HttpServerResponse";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { problem } from "../responses/responses.ts";
import type { LimitName, RateLimits } from "./rate-limits.ts";

type Response = HttpServerResponse.HttpServerResponse;

/** Answers the member of a request, whose acts are counted for all processes; a member who acts too often waits. */
export const limitedMember =
  (limits: Pick<RateLimits, "takeShared">) =>
  <E, R>(
    name: LimitName,
    answer: (member: Member) => Effect.Effect<Response, E, R>,
  ): Effect.Effect<Response, E, R | CurrentMember> =>
    Effect.gen(function* () {
      const member = yield* CurrentMember;
      const wait = yield* limits.takeShared(name, member.id);
      return wait > 0 ? problem("TooManyTries", { retry_after: wait }) : yield* answer(member);
    });
