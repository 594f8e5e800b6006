import { CoachUseCases } from "@morsel/application/coach/use-cases";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeComments } from "../../http-contract/coach/codec.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { limitedMember } from "../requests/limited-member.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { reply } from "../responses/reply.ts";

export const coachCommentHandlers = defineHandlers(
  "coachComments",
  { useCases: CoachUseCases, limits: RateLimits },
  ({ useCases, limits }) => {
    const limited = limitedMember(limits);
    const asMember = <A, E, R>(answer: (member: Member) => Effect.Effect<A, E, R>) =>
      Effect.flatMap(CurrentMember, answer);
    return HttpApiBuilder.group(Api, "coachComments", (handlers) =>
      handlers
        .handle("coachCommentsOn", ({ query: { date } }) =>
          asMember((member) => reply(useCases.readOwn(member, date), writeComments)),
        )
        .handle("coachCommentDays", () =>
          asMember((member) => reply(useCases.readCommentedDays(member), (items) => ({ items }))),
        )
        .handle("answerCoach", ({ payload: { coach, entry_id: entry, ...comment } }) =>
          limited("message", (member) =>
            reply(useCases.answer(member, { ...comment, entry, username: coach }), () => ({ id: comment.id }), 201),
          ),
        )
        .handle("hideCoachComment", ({ payload }) =>
          asMember((member) => reply(useCases.hideComment(member, payload.id), () => payload)),
        )
        .handle("reportCoachComment", ({ payload: { comment_id: comment, ...report } }) =>
          limited("message", (member) =>
            reply(useCases.reportComment(member, { ...report, comment }), () => ({ id: report.id })),
          ),
        )
        .handle("clientComments", ({ params }) =>
          asMember((coach) => reply(useCases.readOfClient(coach, params), writeComments)),
        )
        .handle("commentOnClient", ({ params: { username }, payload: { entry_id: entry, ...comment } }) =>
          limited("message", (coach) =>
            reply(useCases.comment(coach, { ...comment, entry, username }), () => ({ id: comment.id }), 201),
          ),
        ),
    );
  },
);
