import { eraseImportFiles } from "@morsel/application/import/erase-import-files-job";
import { ImportStore } from "@morsel/application/import/import-store";
import { readImport } from "@morsel/application/import/read-import-job";
import { runImport } from "@morsel/application/import/run-import-job";
import { undoImport } from "@morsel/application/import/undo-import-job";
import { ImportUseCases, makeImportUseCases } from "@morsel/application/import/use-cases";
import { Clock } from "@morsel/application/platform/clock";
import type { Bindings } from "../../container.ts";
import { contributeJob } from "../../contribute-job.ts";

export const importUseCases = (bindings: Bindings): void => {
  bindings.provide(ImportUseCases, { imports: ImportStore, clock: Clock }, makeImportUseCases);
  contributeJob(bindings, readImport);
  contributeJob(bindings, runImport);
  contributeJob(bindings, undoImport);
  contributeJob(bindings, eraseImportFiles);
};
