import { inflateRawSync } from "node:zlib";
import { expect } from "vitest";
import { type Browser, TODAY } from "../support/harness.ts";

/** The files of a ZIP by their names, found through its directory at the end (APPNOTE 6.3.10, 4.3.12). */
export const filesIn = (zip: Buffer): ReadonlyMap<string, Buffer> => {
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006"));
  const files = new Map<string, Buffer>();
  for (let at = zip.readUInt32LE(end + 16), left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(data, data + zip.readUInt32LE(at + 20));
    files.set(name, zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed);
    at += 46 + nameLength + extra + comment;
  }
  return files;
};

/** Rows by the heads of their columns; the tests' texts hold no line ends. */
export const rowsOf = (csv = ""): readonly Readonly<Record<string, string>>[] => {
  const [head = "", ...lines] = csv.split("\r\n").slice(0, -1);
  const cells = (line: string) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) =>
      cell.replace(/^"|"$/g, "").replaceAll('""', '"'),
    );
  const names = cells(head);
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, at) => [names[at] ?? "", cell])));
};

/** A member's exported data, by file name. */
export const exported = async (browser: Browser): Promise<ReadonlyMap<string, string>> => {
  const response = await browser.get("/api/services/export");
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/zip"]);
  expect(response.headers.get("content-disposition")).toBe(`attachment; filename="morsel-export-${TODAY}.zip"`);
  const files = filesIn(Buffer.from(await response.arrayBuffer()));
  return new Map([...files].map(([name, bytes]) => [name, bytes.toString("utf8")]));
};
