import type { ImportClient } from "@morsel/application/import/client/import-client";
import type { ApiClient } from "../shared/call.ts";
import { readImport, readImports, writeChoices } from "./codec.ts";
import * as calls from "./import-calls.ts";

export const importClient = ({ call }: ApiClient): ImportClient => ({
  all: call(calls.dataImports, {}, readImports),
  one: (id) => call(calls.dataImport, { params: { id } }, readImport),
  begin: ({ id, name, bytes }) => call(calls.beginImport, { payload: { id, name, bytes } }, readImport),
  send: (id, offset, part) =>
    call(calls.sendImportPart, { params: { id }, query: { offset }, bytes: part }, readImport),
  read: (id, choices) => call(calls.readImport, { params: { id }, payload: writeChoices(choices) }, readImport),
  start: (id) => call(calls.startImport, { params: { id } }, readImport),
  undo: (id) => call(calls.undoImport, { params: { id } }, readImport),
  discard: (id) => call(calls.discardImport, { params: { id } }, readImports),
});
