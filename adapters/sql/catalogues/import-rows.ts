import type { CatalogueSource, ImportCounts } from "@morsel/domain/foods";
import type { CatalogueImport, ImportState } from "@morsel/application/catalogues/catalogue-store";

export type ImportRow = {
  readonly id: number;
  readonly name: string;
  readonly source: string;
  readonly state: string;
  readonly file: string;
  readonly counts: string;
  readonly started_at: number;
  readonly finished_at: number | null;
};

/** Written by the store; read as it was written. */
export const importOf = (row: ImportRow): CatalogueImport => ({
  id: row.id,
  name: row.name,
  source: row.source as CatalogueSource,
  file: JSON.parse(row.file) as CatalogueImport["file"],
  state: row.state as ImportState,
  startedAt: row.started_at,
  ...(row.finished_at === null ? {} : { finishedAt: row.finished_at }),
  counts: JSON.parse(row.counts) as ImportCounts,
});
