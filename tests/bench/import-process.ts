import { readChunksOnThread } from "@morsel/adapters/composition/import-thread/chunks-on-thread";
import { openCatalogueFile } from "@morsel/adapters/importers/catalogues/catalogue-file";
import { readNaming } from "@morsel/adapters/importers/catalogues/indexing-words";
import { makeSqlCatalogueStore } from "@morsel/adapters/sql/catalogues/catalogue-store";
import { makeSystemClock } from "@morsel/adapters/system/system-clock";
import { makeImportCatalogue } from "@morsel/application/catalogues/import-catalogue";
import { Effect } from "effect";
import { openAt } from "../support/open-at.ts";

/**
 * One import in a process of its own, so that its memory is its own. Arguments: the database, which has its schema, the file, and
 * a folder for what is put together on disk. Writes one line of JSON.
 */
export type ImportTimes = { readonly ms: number; readonly foods: number; readonly mostMb: number };

if (import.meta.main) {
  const [at = "", file = "", spoolFolder = ""] = process.argv.slice(2);
  const sql = await openAt(at);
  const importing = makeImportCatalogue({
    catalogues: makeSqlCatalogueStore(sql),
    clock: makeSystemClock(),
    chunks: readChunksOnThread(spoolFolder),
  });
  const started = performance.now();
  const { counts } = await Effect.runPromise(importing(openCatalogueFile(file, { naming: readNaming(), spoolFolder })));
  const ms = performance.now() - started;
  await Effect.runPromise(sql.close);
  const times: ImportTimes = { ms, foods: counts.added, mostMb: process.resourceUsage().maxRSS / 1024 };
  process.stdout.write(`${JSON.stringify(times)}\n`);
}
