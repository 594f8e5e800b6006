import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import { CatalogueFileRefused, type CatalogueFile, type RowRefusal, type SourceRecord } from "./catalogue.ts";
import type { CatalogueImport, CatalogueStore, ImportCounts, ImportUnfinished, RowToKeep } from "./catalogue-store.ts";
import { rowToKeep, type IndexingWords } from "./keep-row.ts";

/** Foods of one transaction: few enough that nobody waits long for the database, many enough that the commit does not count. */
const FOODS_AT_ONCE = 1000;
/** Where hardly a record is a food, the place is kept all the same now and then. */
const RECORDS_AT_ONCE = 20_000;

export type ImportProgress = (counts: ImportCounts, share: number) => void;

export type ImportPorts = {
  readonly catalogues: CatalogueStore;
  readonly clock: Clock;
  readonly words: IndexingWords;
};

/** How an import ended: `isNew` is false where the file held nothing that was not there. */
export type Imported = { readonly name: string; readonly counts: ImportCounts; readonly isNew: boolean };

type Chunk = { readonly rows: readonly RowToKeep[]; readonly read: number; readonly refused: readonly RowRefusal[] };

/** Records of a file, gathered into what one transaction takes. */
async function* chunksOf(file: CatalogueFile, from: number, words: IndexingWords): AsyncGenerator<Chunk> {
  let rows: RowToKeep[] = [];
  let refused: RowRefusal[] = [];
  let read = 0;
  const take = (record: SourceRecord): void => {
    read += 1;
    if ("refused" in record) refused.push(record.refused);
    else rows.push(rowToKeep(record, words));
  };
  for await (const records of file.records(from))
    for (const record of records) {
      take(record);
      if (rows.length < FOODS_AT_ONCE && read < RECORDS_AT_ONCE) continue;
      yield { rows, read, refused };
      [rows, refused, read] = [[], [], 0];
    }
  if (read > 0) yield { rows, read, refused };
}

const withChunk = (counts: ImportCounts, { read, refused }: Chunk): ImportCounts => {
  const reasons: { [Reason in RowRefusal]?: number } = { ...counts.refused };
  for (const reason of refused) reasons[reason] = (reasons[reason] ?? 0) + 1;
  return { ...counts, read: counts.read + read, refused: reasons };
};

const refusedOr = (cause: unknown): CatalogueFileRefused => {
  if (cause instanceof CatalogueFileRefused) return cause;
  throw cause;
};

/** The next chunk; a file that refuses to go on is a failure, anything else a defect. */
const nextOf = (chunks: AsyncGenerator<Chunk>): Effect.Effect<IteratorResult<Chunk>, CatalogueFileRefused> =>
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
export const makeImportCatalogue = ({ catalogues, clock, words }: ImportPorts) => {
  const drain = (running: CatalogueImport, file: CatalogueFile, progress: ImportProgress) =>
    Effect.gen(function* () {
      const chunks = chunksOf(file, running.counts.read, words);
      let { counts } = running;
      yield* Effect.gen(function* () {
        for (;;) {
          const next = yield* nextOf(chunks);
          if (next.done === true) return;
          counts = yield* catalogues.write(running, next.value.rows, withChunk(counts, next.value));
          progress(counts, file.share());
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
