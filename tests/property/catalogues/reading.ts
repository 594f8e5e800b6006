import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openCatalogueFile } from "@morsel/adapters/importers/catalogues/catalogue-file";
import { readNaming } from "@morsel/adapters/importers/catalogues/indexing-words";
import { CatalogueFileRefused } from "@morsel/application/catalogues/catalogue";
import type { CatalogueRow, SourceRecord } from "@morsel/domain/foods";

export const fixture = (name: string): string => join(import.meta.dirname, "../../fixtures/catalogues", name);

const home = mkdtempSync(join(tmpdir(), "morsel-catalogues-"));
process.on("exit", () => rmSync(home, { recursive: true, force: true }));

export const spoolFolder = join(home, "spool");

/** A file that a test makes. */
export const written = (name: string, content: string | Uint8Array): string => {
  const path = join(home, name);
  writeFileSync(path, content);
  return path;
};

export const opened = (path: string) => openCatalogueFile(path, { naming: readNaming(), spoolFolder });

/** All records of a file behind the first `from`. */
export const recordsOf = async (path: string, from = 0): Promise<readonly SourceRecord[]> => {
  const all: SourceRecord[] = [];
  for await (const records of opened(path).records(from)) all.push(...records);
  return all;
};

export const rowsIn = (records: readonly SourceRecord[]): readonly CatalogueRow[] =>
  records.flatMap((record) => ("refused" in record ? [] : [record]));

export const refusalsIn = (records: readonly SourceRecord[]): readonly string[] =>
  records.flatMap((record) => ("refused" in record ? [record.refused] : []));

/** Why a file is refused; undefined where it is not. */
export const whyRefused = async (path: string): Promise<string | undefined> => {
  try {
    await recordsOf(path);
    return undefined;
  } catch (cause) {
    if (cause instanceof CatalogueFileRefused) return cause.why;
    throw cause;
  }
};
