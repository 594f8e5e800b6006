import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { CatalogueSource, PackedRow, ImportCounts } from "@morsel/domain/foods";

/** running: not all is there yet, and nothing of it is shown. undoing: hidden, and being removed. */
export type ImportState = "running" | "complete" | "undoing";

/** W241: one import, by its name. */
export type CatalogueImport = {
  readonly id: number;
  readonly name: string;
  readonly source: CatalogueSource;
  readonly file: { readonly name: string; readonly path: string; readonly mark: string };
  readonly state: ImportState;
  readonly startedAt: number;
  readonly finishedAt?: number;
  readonly counts: ImportCounts;
};

export type ImportUnknown = { readonly _tag: "ImportUnknown"; readonly name: string };
/** Another import of this source has to be resumed or undone first. */
export type ImportUnfinished = { readonly _tag: "ImportUnfinished"; readonly unfinished: CatalogueImport };

export type SourceState = {
  readonly source: CatalogueSource;
  readonly isOn: boolean;
  /** Number of completed imports. */
  readonly imports: number;
};

/** Imported foods and the imports that they came in with. */
export interface CatalogueStore {
  /** The newest first. */
  readonly imports: Effect.Effect<readonly CatalogueImport[]>;
  readonly begin: (
    source: CatalogueSource,
    file: CatalogueImport["file"],
    at: number,
  ) => Effect.Effect<CatalogueImport, ImportUnfinished>;
  /** W242, W243: all of these rows and the new counts, or nothing. `counts` are those of before and what was refused meanwhile. */
  readonly write: (
    running: CatalogueImport,
    rows: readonly PackedRow[],
    counts: ImportCounts,
  ) => Effect.Effect<ImportCounts>;
  /** W241: from now on all of it is shown; an import that brought nothing leaves nothing. */
  readonly finish: (running: CatalogueImport, at: number) => Effect.Effect<void>;
  /** W241: hidden at once, then removed part by part; what it had replaced stands again. */
  readonly undo: (name: string) => Effect.Effect<number, ImportUnknown>;
  /** W240 */
  readonly sources: Effect.Effect<readonly SourceState[]>;
  readonly switchSource: (source: CatalogueSource, isOn: boolean) => Effect.Effect<void>;
}

export const CatalogueStore = token<CatalogueStore>("CatalogueStore");
