import { ImportStore } from "@morsel/application/import/import-store";
import { ImportUseCases } from "@morsel/application/import/use-cases";
import type { ImportId } from "@morsel/domain/import";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { readChoices, writeImport, writeImports } from "../../http-contract/import/codec.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { replyForId } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";
import { problem } from "../responses/responses.ts";

const NOTHING = new Uint8Array(0);

const needs = { imports: ImportStore, useCases: ImportUseCases, limits: RateLimits };

export const importHandlers = defineHandlers("import", needs, ({ imports, useCases, limits }) => {
  const found = (member: MemberId, id: ImportId) =>
    Effect.flatMap(imports.byId(member, id), (batch) =>
      batch === undefined ? Effect.fail({ _tag: "ImportNotFound" as const, id }) : Effect.succeed(batch),
    );
  return HttpApiBuilder.group(Api, "import", (handlers) =>
    handlers
      .handle("dataImports", () => replyForId(imports.all, writeImports))
      .handle("beginImport", ({ payload }) =>
        Effect.flatMap(CurrentMember, ({ id: member }) => {
          const wait = limits.take("importFile", member);
          return wait > 0
            ? Effect.succeed(problem("TooManyTries", { retry_after: wait }))
            : reply(useCases.begin({ member, ...payload }), writeImport, 201);
        }),
      )
      .handle("dataImport", ({ params: { id } }) => replyForId((member) => found(member, id), writeImport))
      .handle("sendImportPart", ({ params: { id }, query: { offset } }) =>
        Effect.gen(function* () {
          const { id: member } = yield* CurrentMember;
          const { call } = yield* CurrentRequest;
          const wait = limits.take("importPart", member);
          if (wait > 0) return problem("TooManyTries", { retry_after: wait });
          return yield* reply(imports.append(member, id, offset, call.body ?? NOTHING), writeImport);
        }),
      )
      .handle("readImport", ({ params: { id }, payload }) =>
        replyForId((member) => useCases.read({ member, id, choices: readChoices(payload) }), writeImport),
      )
      .handle("startImport", ({ params: { id } }) =>
        replyForId((member) => useCases.start({ member, id }), writeImport),
      )
      .handle("undoImport", ({ params: { id } }) => replyForId((member) => useCases.undo({ member, id }), writeImport))
      .handle("discardImport", ({ params: { id } }) =>
        replyForId((member) => useCases.discard({ member, id }), writeImports),
      ),
  );
});
