import type { StepsClient } from "@morsel/application/exercise/client/steps-client";
import type { DatedCount } from "@morsel/application/exercise/step-store";
import * as Effect from "effect/Effect";
import { exerciseRefusals } from "../../http-contract/exercise/problems.ts";
import type { WireStepCounts, WireStepImports } from "../../http-contract/exercise/steps.ts";
import { FieldRefused, SignInNeeded } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const PATH = "/api/services/steps";
const { StepDayIsFull, StepImportNotFound } = exerciseRefusals;

const readImports = (body: unknown) =>
  (body as WireStepImports).items.map(({ id, created_at: created, changed, is_undone: isUndone }) => ({
    id,
    createdAt: Date.parse(created),
    changed,
    isUndone,
  }));

export const makeHttpStepsClient = (...how: HttpConnection): StepsClient => {
  const wire = makeHttpTransport(...how);
  return {
    counts: (from, to) =>
      Effect.flatMap(
        wire({ method: "GET", path: `${PATH}?from=${from}&to=${to}` }),
        // Our own server's answers are believed.
        decodeResponse((body) => (body as WireStepCounts).items as readonly DatedCount[], {
          FieldRefused,
          SignInNeeded,
        }),
      ),
    importFile: (id, counts) =>
      Effect.flatMap(
        wire({ method: "POST", path: `${PATH}/imports`, body: { id, counts } }),
        decodeResponse((body) => (body as { readonly changed: number }).changed, {
          StepDayIsFull,
          FieldRefused,
          SignInNeeded,
        }),
      ),
    imports: Effect.flatMap(
      wire({ method: "GET", path: `${PATH}/imports` }),
      decodeResponse(readImports, { SignInNeeded }),
    ),
    undo: (id) =>
      Effect.flatMap(
        wire({ method: "POST", path: `${PATH}/imports/${id}/undo` }),
        decodeResponse(readImports, { StepImportNotFound, SignInNeeded }),
      ),
  };
};
