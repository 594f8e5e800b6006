import { GapsUseCases } from "@morsel/application/gaps/use-cases";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeGaps } from "../../http-contract/gaps/codec.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { reply } from "../responses/reply.ts";

export const gapsHandlers = defineHandlers("gaps", { useCases: GapsUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "gaps", (handlers) =>
    handlers.handle("gaps", ({ params: { date } }) =>
      Effect.flatMap(CurrentMember, (member) => reply(useCases.readGaps({ member, date }), writeGaps)),
    ),
  ),
);
