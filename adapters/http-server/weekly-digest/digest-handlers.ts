import { DigestUseCases } from "@morsel/application/weekly-digest/use-cases";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeDigest } from "../../http-contract/weekly-digest/codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { replyForMember } from "../responses/for-member.ts";

export const weeklyDigestHandlers = defineHandlers("weeklyDigest", { useCases: DigestUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "weeklyDigest", (handlers) =>
    handlers.handle("weeklyDigest", ({ query: { date } }) =>
      replyForMember((member) => useCases.readDigest({ member, ...(date === undefined ? {} : { date }) }), writeDigest),
    ),
  ),
);
