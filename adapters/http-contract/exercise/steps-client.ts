import type { StepsClient } from "@morsel/application/exercise/client/steps-client";
import type { DatedCount } from "@morsel/domain/exercise";
import type { ApiClient } from "../shared/call.ts";
import * as calls from "./steps-calls.ts";
import type { WireStepImports } from "./steps.ts";

const readImports = ({ items }: WireStepImports) =>
  items.map(({ id, created_at: created, changed, is_undone: isUndone }) => ({
    id,
    createdAt: Date.parse(created),
    changed,
    isUndone,
  }));

export const stepsClient = ({ call }: ApiClient): StepsClient => ({
  counts: (from, to) => call(calls.steps, { query: { from, to } }, ({ items }) => items as readonly DatedCount[]),
  importFile: (id, counts) => call(calls.importSteps, { payload: { id, counts } }, ({ changed }) => changed),
  imports: call(calls.stepImports, {}, readImports),
  undo: (id) => call(calls.undoStepImport, { params: { id } }, readImports),
});
