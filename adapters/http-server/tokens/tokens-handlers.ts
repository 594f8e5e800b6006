import { asFieldRefused } from "@morsel/application/platform/refused-field";
import { TokenStore } from "@morsel/application/tokens/token-store";
import { TokenUseCases } from "@morsel/application/tokens/use-cases";
import type { ApiTokenId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeApiTokens, writeMadeToken } from "../../http-contract/tokens/codec.ts";
import { activeSession } from "../identity/session/active-session.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { replyForId } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

export const tokensHandlers = defineHandlers(
  "tokens",
  { useCases: TokenUseCases, tokens: TokenStore },
  ({ useCases, tokens }) =>
    HttpApiBuilder.group(Api, "tokens", (handlers) =>
      handlers
        .handle("apiTokens", () => replyForId(tokens.all, writeApiTokens))
        .handle("makeApiToken", ({ payload: { id, name, scopes } }) =>
          Effect.flatMap(activeSession, (active) =>
            reply(
              Effect.mapError(useCases.makeToken({ active, id: id as ApiTokenId, name, scopes }), asFieldRefused),
              writeMadeToken,
              201,
            ),
          ),
        )
        .handle("revokeApiToken", ({ params: { id } }) =>
          replyForId((member) => tokens.revoke(member, id as ApiTokenId), writeApiTokens),
        ),
    ),
);
