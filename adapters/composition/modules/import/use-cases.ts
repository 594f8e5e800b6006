import { ImportStore } from "@morsel/application/import/import-store";
import { ImportUseCases, makeImportUseCases } from "@morsel/application/import/use-cases";
import { Clock } from "@morsel/application/platform/clock";
import type { Bindings } from "../../container.ts";

export const importUseCases = ({ provide }: Bindings): void => {
  provide(ImportUseCases, { imports: ImportStore, clock: Clock }, makeImportUseCases);
};
