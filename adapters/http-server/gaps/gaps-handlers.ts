import { GapsUseCases } from "@morsel/application/gaps/use-cases";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeGaps } from "../../http-contract/gaps/codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { replyForMember } from "../responses/for-member.ts";

export const gapsHandlers = defineHandlers("gaps", { useCases: GapsUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "gaps", (handlers) =>
    handlers.handle("gaps", ({ params: { date } }) =>
      replyForMember((member) => useCases.readGaps({ member, date }), writeGaps),
    ),
  ),
);
