import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import { CatalogueFileRefused, type CatalogueFile, type FileChunk, type ReadChunks } from "./catalogue.ts";
import type { RowRefusal, ImportCounts } from "@morsel/domain/foods";
import type { CatalogueImport, CatalogueStore, ImportUnfinished } from "./catalogue-store.ts";

export type ImportProgress = (counts: ImportCounts, share: number) => void;

export type ImportPorts = {
  readonly catalogues: CatalogueStore;
  readonly clock: Clock;
  /** Here, or on a thread of its own. */
  readonly chunks: ReadChunks;
};

/** How an import ended: `isNew` is false where the file held nothing that was not there. */
export type Imported = { readonly name: string; readonly counts: ImportCounts; readonly isNew: boolean };

const withChunk = (counts: ImportCounts, { read, refused }: FileChunk): ImportCounts => {
  const reasons: { [Reason in RowRefusal]?: number } = { ...counts.refused };
  for (const reason of refused) reasons[reason] = (reasons[reason] ?? 0) + 1;
  return { ...counts, read: counts.read + read, refused: reasons };
};

const refusedOr = (cause: unknown): CatalogueFileRefused => {
  if (cause instanceof CatalogueFileRefused) return cause;
  throw cause;
};

/** The next chunk; a file that refuses to go on is a failure, anything else a defect. */
const nextOf = (chunks: AsyncGenerator<FileChunk>): Effect.Effect<IteratorResult<FileChunk>, CatalogueFileRefused> =>
  Effect.tryPromise({ try: () => chunks.next(), catch: refusedOr });

/** W243: the unfinished import of this very file, where there is one. */
const unfinishedOf = (
  imports: readonly CatalogueImport[],
  file: CatalogueFile,
): Effect.Effect<CatalogueImport | undefined, CatalogueFileRefused> => {
  const found = imports.find(({ state, file: { path } }) => state === "running" && path === file.path);
  if (found === undefined || found.file.mark === file.mark) return Effect.succeed(found);
  const detail = `${file.name} has changed since ${found.name} began. Undo that import, then import the file anew.`;
  return Effect.fail(new CatalogueFileRefused("changed", detail));
};

/**
 * W241 to W243: brings the foods of a file in, part by part, and shows them when all are there. A file that is refused in its
 * midst leaves nothing; a process that is killed leaves what can be resumed.
 */
export const makeImportCatalogue = ({ catalogues, clock, chunks: chunksOf }: ImportPorts) => {
  const drain = (running: CatalogueImport, file: CatalogueFile, progress: ImportProgress) =>
    Effect.gen(function* () {
      const chunks = chunksOf(file, running.counts.read);
      let { counts } = running;
      yield* Effect.gen(function* () {
        for (;;) {
          const next = yield* nextOf(chunks);
          if (next.done === true) return;
          counts = yield* catalogues.write(running, next.value.rows, withChunk(counts, next.value));
          progress(counts, next.value.share);
        }
      }).pipe(Effect.ensuring(Effect.promise(async () => void (await chunks.return(undefined)))));
      return counts;
    });

  return (
    file: CatalogueFile,
    progress: ImportProgress = () => undefined,
  ): Effect.Effect<Imported, CatalogueFileRefused | ImportUnfinished> =>
    Effect.gen(function* () {
      const before = yield* unfinishedOf(yield* catalogues.imports, file);
      const running = before ?? (yield* catalogues.begin(file.source, file, yield* clock.now));
      const counts = yield* drain(running, file, progress).pipe(
        Effect.tapError(() => Effect.orDie(catalogues.undo(running.name))),
      );
      yield* catalogues.finish(running, yield* clock.now);
      return { name: running.name, counts, isNew: counts.added + counts.updated > 0 };
    });
};
