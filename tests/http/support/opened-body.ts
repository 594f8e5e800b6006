import sharp from "sharp";
import { expect } from "vitest";
import { filesIn } from "../export/exported.ts";

/** RFC 4180: the cells of each row. */
const cellsOf = (csv: string): readonly (readonly string[])[] => {
  const rows: string[][] = [[]];
  for (const [, cell = "", end = ""] of csv.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)) {
    rows.at(-1)?.push(cell);
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
};

const openPicture = async (bytes: Uint8Array): Promise<void> => {
  const { info } = await sharp(bytes, { failOn: "warning" }).raw().toBuffer({ resolveWithObject: true });
  expect(info.width * info.height).toBeGreaterThan(0);
};

type Table = { readonly file: string; readonly columns: readonly string[]; readonly rows: number };

/** W158: every file is read, and the manifest, which comes last, names them all and counts their rows. */
const openArchive = async (zip: Buffer): Promise<void> => {
  const files = filesIn(zip);
  const manifest = JSON.parse(String(files.get("manifest.json"))) as {
    readonly tables: readonly Table[];
    readonly photos: number;
    readonly recipe_pictures: number;
  };
  for (const { file, columns, rows } of manifest.tables) {
    const [head, ...others] = cellsOf(String(files.get(file)));
    expect([file, head, others.length]).toEqual([file, columns, rows]);
    for (const cells of others) expect([file, cells.length]).toEqual([file, columns.length]);
  }
  const pictures = [...files].filter(([name]) => name.endsWith(".jpg"));
  for (const [, bytes] of pictures) await openPicture(bytes);
  expect(pictures).toHaveLength(manifest.photos + manifest.recipe_pictures);
  expect(files.size).toBe(manifest.tables.length + pictures.length + 1);
};

/** Reads an answer to its end, as a program that uses what it says. */
export const openBody = async (response: Response): Promise<void> => {
  const bytes = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("content-type")?.split(";")[0];
  switch (type) {
    case undefined:
    case "text/plain":
      return expect(bytes).toHaveLength(0);
    case "application/json":
      return void JSON.parse(bytes.toString("utf8"));
    case "application/zip":
      return openArchive(bytes);
    case "image/jpeg":
      return openPicture(bytes);
    case "text/html":
      return expect(bytes.toString("utf8")).toMatch(/^<!doctype html>[\s\S]*<\/html>\s*$/i);
    case "text/event-stream":
      return expect(bytes.toString("utf8")).toMatch(/^event: \w+$/m);
    case "application/pdf":
      return expect(bytes.subarray(-6).toString("latin1")).toBe("%%EOF\n");
    case "application/atom+xml":
      return expect(bytes.toString("utf8")).toMatch(/^<\?xml [\s\S]*<feed [\s\S]*<\/feed>\s*$/);
    default:
      return expect.unreachable(`nobody opens ${type} here`);
  }
};
