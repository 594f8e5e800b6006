import { openSync, readSync, closeSync, createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { parse } from "csv-parse";
import { CatalogueFileRefused } from "@morsel/application/catalogues/catalogue";
import { ImportFileRefused } from "@morsel/application/import/import-file";
import { IMPORT_LIMITS, type Row, type TableName } from "@morsel/domain/import";
import { openZip, type ZipEntry } from "../catalogues/zip.ts";
import { appleHealthRows } from "./apple-health.ts";
import { decodedTexts } from "./decoded-texts.ts";
import { fitbitJsonRows } from "./fitbit-json.ts";
import { printableDiaryRows } from "./printable-diary.ts";

/** The beginning of a table, or one of its rows. */
export type FileEvent = { readonly table: TableName } | { readonly row: Row };

/** Longest row of a table: a note of a day is a hundredth of it. */
const LONGEST_RECORD = 2 ** 20;
const HEAD = 4096;

type Part = { readonly name: string; readonly open: () => AsyncIterable<Buffer> };

const headOf = (path: string): Buffer => {
  const file = openSync(path, "r");
  try {
    const head = Buffer.alloc(HEAD);
    return head.subarray(0, readSync(file, head));
  } finally {
    closeSync(file);
  }
};

/** The sign that parts the cells: the one that is most often in the first line. */
const separatorOf = (text: string): string => {
  const line = text.split(/\r\n|\n|\r/, 3).toSorted((a, b) => b.length - a.length)[0] ?? "";
  return [",", ";", "\t"].toSorted((a, b) => line.split(b).length - line.split(a).length)[0] ?? ",";
};

async function* withFirst(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

async function* csvRows(name: string, texts: AsyncGenerator<string>): AsyncGenerator<FileEvent> {
  const begin = await texts.next();
  if (begin.done === true) return;
  const separator = separatorOf(begin.value);
  yield { table: { file: name, separator } };
  const source = Readable.from(withFirst(begin.value, texts));
  const parser = parse({
    delimiter: separator,
    info: true,
    max_record_size: LONGEST_RECORD,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  let rows = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      readonly record: readonly string[];
      readonly info: { readonly lines: number };
    }>) {
      rows += 1;
      if (rows > IMPORT_LIMITS.rows) throw new ImportFileRefused({ why: "tooManyRows" });
      yield { row: { cells: record, line: info.lines } };
    }
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    throw code.startsWith("CSV_") ? new ImportFileRefused({ why: "damaged" }) : cause;
  } finally {
    parser.destroy();
    source.destroy();
  }
}

const READABLE = /\.(?:csv|tsv|txt|xml|json|html?)$/i;

async function* rowsOfPart({ name, open }: Part): AsyncGenerator<FileEvent> {
  const texts = decodedTexts(open());
  const begin = await texts.next();
  if (begin.done === true) return;
  const all = withFirst(begin.value, texts);
  const start = begin.value.trimStart();
  if (/^<\?xml|^<!DOCTYPE HealthData|^<HealthData/.test(start)) yield* appleHealthRows(name, all);
  else if (/^<!doctype html|^<html/i.test(start)) yield* printableDiaryRows(name, all);
  else if (/^[[{]/.test(start)) yield* fitbitJsonRows(name, all);
  else yield* csvRows(name, all);
}

/** W517: a file's name without the folders in which it stands: it is never used as a path. */
const baseName = (name: string): string => name.split(/[\\/]/).at(-1) ?? name;

const isRead = ({ name }: ZipEntry): boolean =>
  READABLE.test(name) && !/(?:^|\/)(?:__MACOSX\/|\.)|export_cda\.xml$/.test(name);

const refusalOf = (cause: unknown): unknown => {
  if (!(cause instanceof CatalogueFileRefused)) return cause;
  return new ImportFileRefused({
    why: cause.why === "bomb" ? "bomb" : /encrypted/.test(cause.message) ? "encrypted" : "damaged",
  });
};

/** I1, W517: a file of a tracker as tables of rows, known by what it begins with and not by its name. */
export async function* fileRows(path: string, name: string): AsyncGenerator<FileEvent> {
  const head = headOf(path);
  if (head.length === 0) throw new ImportFileRefused({ why: "unknownFormat" });
  if (head.subarray(0, 2).toString("latin1") !== "PK") {
    if (head.includes(0) && !(head[0] === 0xff || head[0] === 0xfe))
      throw new ImportFileRefused({ why: "unknownFormat" });
    yield* rowsOfPart({ name, open: () => createReadStream(path) as AsyncIterable<Buffer> });
    return;
  }
  try {
    const zip = await openZip(path, name);
    try {
      const parts = zip.entries.filter(isRead);
      if (parts.length === 0) throw new ImportFileRefused({ why: "unknownFormat" });
      for (const part of parts) yield* rowsOfPart({ name: baseName(part.name), open: part.open });
    } finally {
      zip.close();
    }
  } catch (cause) {
    throw refusalOf(cause);
  }
}
