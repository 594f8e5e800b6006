import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { gunzipSync, constants } from "node:zlib";
import { CatalogueFileRefused, type CatalogueFile } from "@morsel/application/catalogues/catalogue";
import type { CatalogueSource, NamingLists, SourceRecord } from "@morsel/domain/foods";
import { bytesOf, type Counter } from "./bytes.ts";
import { fdcDocuments } from "./fdc-json.ts";
import { fdcTables, type Table } from "./fdc-tables.ts";
import { offDocuments, offRows } from "./off-file.ts";
import { openZip } from "./zip.ts";

export type ReaderSettings = {
  readonly naming: NamingLists;
  /** Folder in which rows of tables are joined. */
  readonly spoolFolder: string;
};

type Records = AsyncIterable<readonly SourceRecord[]>;
type Format = { readonly source: CatalogueSource; readonly records: (from: number, read: Counter) => Records };

const HEAD = 64 * 1024;

const headOf = (path: string): Buffer => {
  const file = openSync(path, "r");
  try {
    const head = Buffer.alloc(HEAD);
    return head.subarray(0, readSync(file, head));
  } finally {
    closeSync(file);
  }
};

/** Reads the beginning of a file, unpacked if it is a gzip; the gzip stream is always cut off. */
const beginningOf = (head: Buffer, isGzip: boolean, name: string): string => {
  if (!isGzip) return head.toString("utf8");
  try {
    return gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 512 * HEAD }).toString("utf8");
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ERR_BUFFER_TOO_LARGE")
      throw new CatalogueFileRefused("bomb", `${name} unpacks to more than 200 times its size.`);
    throw new CatalogueFileRefused("damaged", `${name} is damaged and cannot be unpacked.`);
  }
};

const FDC_JSON = /^\s*\{\s*"(?:Foundation|SRLegacy|Survey|Branded|FNDDS)Foods"/;

const counted = async function* (bytes: AsyncIterable<Buffer>, read: Counter): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    read.bytes += chunk.length;
    yield chunk;
  }
};

/** How much of tables was read is only about right: the rows are put together behind that. */
const tablesOf = (
  files: readonly { readonly name: string; readonly bytes: number; readonly open: () => AsyncIterable<Buffer> }[],
  read: Counter,
): ReadonlyMap<string, Table> =>
  new Map(files.map(({ name, bytes, open }) => [basename(name), { bytes, open: () => counted(open(), read) }]));

const tablesIn = (path: string): readonly string[] => readdirSync(path).filter((file) => file.endsWith(".csv"));

const ageOf = (path: string): string => {
  const { size, mtimeMs } = statSync(path);
  return `${size} ${mtimeMs}`;
};

/** A folder stays as it is when a table in it is written over: what is read tells. */
const markOf = (path: string, isFolder: boolean): string => {
  const read = isFolder
    ? tablesIn(path)
        .toSorted()
        .map((file) => `${file} ${ageOf(join(path, file))}`)
    : [ageOf(path)];
  return createHash("sha256").update(read.join("\n")).digest("hex").slice(0, 16);
};

const folderFormat = (path: string, name: string, settings: ReaderSettings): Format => {
  const described = tablesIn(path).map((file) => {
    const at = join(path, file);
    return { name: file, bytes: statSync(at).size, open: () => bytesOf(at, file, false, { bytes: 0 }) };
  });
  return {
    source: "fdc",
    records: (from, read) => fdcTables({ name, tables: tablesOf(described, read), ...settings }, from),
  };
};

const zipFormat = (path: string, name: string, settings: ReaderSettings): Format => ({
  source: "fdc",
  records: async function* (from, read) {
    const zip = await openZip(path, name);
    try {
      const json = zip.entries.filter((entry) => entry.name.endsWith(".json"));
      const [first] = json;
      if (first !== undefined && json.length === 1)
        yield* fdcDocuments(counted(first.open(), read), name, settings.naming, from);
      else yield* fdcTables({ name, tables: tablesOf(zip.entries, read), ...settings }, from);
    } finally {
      zip.close();
    }
  },
});

const formatOf = (path: string, name: string, settings: ReaderSettings): Format => {
  const head = headOf(path);
  if (head.length === 0) throw new CatalogueFileRefused("unknownFormat", `${name} is empty.`);
  if (head.subarray(0, 2).toString("latin1") === "PK") return zipFormat(path, name, settings);
  const isGzip = head[0] === 0x1f && head[1] === 0x8b;
  const beginning = beginningOf(head, isGzip, name).replace(/^\uFEFF/, "");
  const open = (read: Counter) => bytesOf(path, name, isGzip, read);
  if (FDC_JSON.test(beginning))
    return { source: "fdc", records: (from, read) => fdcDocuments(open(read), name, settings.naming, from) };
  if (/^\s*\{/.test(beginning)) return { source: "off", records: (from, read) => offDocuments(open(read), from) };
  if (beginning.split("\n", 1)[0]?.includes("\t") === true)
    return { source: "off", records: (from, read) => offRows(open(read), name, from) };
  throw new CatalogueFileRefused(
    "unknownFormat",
    `${name} is neither a download of FoodData Central (a zip or folder of CSV tables, or JSON) nor of Open Food Facts (JSONL, or the CSV that is separated by tabs).`,
  );
};

/** W247: a file of either source, known by what it begins with and not by its name; one that is neither is refused. */
export const openCatalogueFile = (given: string, settings: ReaderSettings): CatalogueFile => {
  const path = resolve(given);
  const name = basename(path);
  if (!existsSync(path)) throw new CatalogueFileRefused("missing", `There is no file ${path}.`);
  const about = statSync(path);
  const { source, records } = about.isDirectory() ? folderFormat(path, name, settings) : formatOf(path, name, settings);
  const mark = markOf(path, about.isDirectory());
  let read: Counter = { bytes: 0 };
  let total = about.isDirectory() || source === "fdc" ? undefined : about.size;
  return {
    source,
    name,
    path,
    mark,
    records: (from) => {
      read = { bytes: 0 };
      return records(from, read);
    },
    share: () => {
      total ??= about.size;
      return Math.min(1, read.bytes / Math.max(1, total));
    },
  };
};
