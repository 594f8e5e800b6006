import { CoachUseCases } from "@morsel/application/coach/use-cases";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeClients, writeGrants, writeLinkPreview, writeLooks } from "../../http-contract/coach/codec.ts";
import { writeSharedDay } from "../../http-contract/diary-sharing/codec.ts";
import { writeDays } from "../../http-contract/diary/encode.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { forMember, replyForId } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

export const coachHandlers = defineHandlers("coach", { useCases: CoachUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "coach", (handlers) =>
    handlers
      .handle("coachGrants", () => replyForId(useCases.readGrants, writeGrants))
      .handle("grantCoach", ({ payload }) => replyForId((member) => useCases.grant(member, payload), writeGrants))
      .handle("coachViews", ({ query }) => replyForId((member) => useCases.readLooks(member, query.cursor), writeLooks))
      .handle("previewCoachLink", ({ payload }) =>
        replyForId((member) => useCases.preview(member, payload.code), writeLinkPreview),
      )
      .handle("acceptCoachLink", ({ payload }) =>
        forMember((member) => reply(useCases.accept(member, payload.code), () => payload)),
      )
      .handle("coachClients", () => replyForId(useCases.readClients, writeClients))
      .handle("clientDay", ({ params }) =>
        replyForId((coach) => useCases.readDay({ coach, ...params }), writeSharedDay),
      )
      .handle("clientBody", ({ params }) =>
        forMember((coach) => reply(useCases.readBody({ coach, ...params }), (weights) => ({ weights }))),
      )
      .handle("clientReport", ({ params }) =>
        replyForId((coach) => useCases.readReport({ coach, ...params }), writeDays),
      )
      .handle("endCoaching", ({ payload }) =>
        forMember((member) => reply(useCases.end(member, payload.id), () => payload)),
      ),
  ),
);
