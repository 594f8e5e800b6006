import { importOfFile } from "@morsel/application/exercise/send-steps";
import type { SentCount } from "@morsel/domain/exercise";
import { StepStore } from "@morsel/application/exercise/step-store";
import { ExerciseUseCases } from "@morsel/application/exercise/use-cases";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import type { StepImport } from "@morsel/application/exercise/step-store";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import type { WireStepImports } from "../../http-contract/exercise/steps.ts";
import { CurrentBearer, CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { forMember, replyForId, replyForMember } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

const LISTED = 20;

const writeImports = (all: readonly StepImport[]): WireStepImports => ({
  items: all.map(({ id, createdAt, changed, isUndone }) => ({
    id,
    created_at: new Date(createdAt).toISOString(),
    changed,
    is_undone: isUndone,
  })),
});

export const stepsHandlers = defineHandlers(
  "steps",
  { useCases: ExerciseUseCases, steps: StepStore },
  ({ useCases, steps }) =>
    HttpApiBuilder.group(Api, "steps", (handlers) =>
      handlers
        .handle("steps", ({ query: { from, to } }) =>
          forMember((id) =>
            reply(Effect.mapError(useCases.readSteps({ member: id, from, to }), asFieldRefused), (items) => ({
              items,
            })),
          ),
        )
        .handle("sendSteps", ({ payload }) =>
          Effect.gen(function* () {
            const member = yield* CurrentMember;
            const bearer = yield* CurrentBearer;
            const source = bearer === undefined ? "page" : `token ${bearer.token}`;
            const counts = payload.counts as readonly SentCount[];
            return yield* reply(
              Effect.mapError(useCases.sendSteps({ member, counts, source }), asFieldRefused),
              (changed) => ({ changed }),
            );
          }),
        )
        .handle("stepImports", () => replyForId((id) => steps.imports(id, LISTED), writeImports))
        .handle("importSteps", ({ payload: { id, ...payload } }) =>
          Effect.flatMap(CurrentMember, (member) => {
            const counts = payload.counts as readonly SentCount[];
            return reply(
              Effect.mapError(useCases.sendSteps({ member, counts, ...importOfFile(id) }), asFieldRefused),
              (changed) => ({ changed }),
            );
          }),
        )
        .handle("undoStepImport", ({ params: { id } }) =>
          replyForMember(
            (member) => Effect.andThen(useCases.undoImport({ member, importId: id }), steps.imports(member.id, LISTED)),
            writeImports,
          ),
        ),
    ),
);
