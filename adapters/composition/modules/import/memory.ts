import { ImportClient } from "@morsel/application/import/client/import-client";
import { importClient } from "../../../http-contract/import/import-client.ts";
import { provideClient } from "../../provide-client.ts";
import { ImportFileReader } from "@morsel/application/import/import-file";
import { ImportStore } from "@morsel/application/import/import-store";
import { JobStore } from "@morsel/application/jobs/job-store";
import { makeMemoryImportFileReader } from "../../../memory/import/import-file-reader.ts";
import { makeMemoryImportStore } from "../../../memory/import/import-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { importUseCases } from "./use-cases.ts";

export const dataImport = moduleOf((bindings) => {
  importUseCases(bindings);
  bindings.provide(ImportStore, { state: MemoryState, jobs: JobStore }, ({ state, jobs }) =>
    makeMemoryImportStore(state, jobs),
  );
  bindings.provide(ImportFileReader, {}, makeMemoryImportFileReader);
  provideClient(bindings, ImportClient, importClient);
});
