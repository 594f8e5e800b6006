import { DigestUseCases } from "@morsel/application/weekly-digest/use-cases";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { writeDigest } from "../../http-contract/weekly-digest/codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { reply } from "../responses/reply.ts";

export const weeklyDigestHandlers = defineHandlers("weeklyDigest", { useCases: DigestUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "weeklyDigest", (handlers) =>
    handlers.handle("weeklyDigest", ({ query: { date } }) =>
      Effect.flatMap(CurrentMember, (member) =>
        reply(useCases.readDigest({ member, ...(date === undefined ? {} : { date }) }), writeDigest),
      ),
    ),
  ),
);
