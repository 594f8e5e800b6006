import type { ImportClient } from "@morsel/application/import/client/import-client";
import type { ImportBatch, ImportState } from "@morsel/domain/import";
import { queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

/** States in which the server works on an import by itself. */
const BUSY: readonly ImportState[] = ["reading", "importing", "undoing"];
export const isBusy = ({ state }: ImportBatch): boolean => BUSY.includes(state);

/** Asked again while a file is being read or imported. */
const EVERY_MS = 1000;

export const importsQuery = (imports: ImportClient) =>
  queryOptions({
    queryKey: ["imports"],
    queryFn: ({ signal }) => run(imports.all, signal),
    refetchInterval: ({ state: { data } }) => (data?.some(isBusy) === true ? EVERY_MS : false),
  });
