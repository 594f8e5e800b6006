import { readFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = join(import.meta.dirname, "../../../ui/dist/client");
const text = readFileSync(join(folder, "service-worker.js"), "utf8");
type Told = { readonly files: readonly string[]; readonly wordFiles: Readonly<Record<string, readonly string[]>> };
const told = JSON.parse(/= (\{"files".*\});$/m.exec(text)?.[1] ?? "{}") as Told;
const manifest = JSON.parse(readFileSync(join(folder, "manifest.webmanifest"), "utf8")) as {
  readonly icons: readonly { readonly src: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
};

const bytesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => {
    const copy = join(folder, `${file}.br`);
    return sum + readFileSync(existsSync(copy) ? copy : join(folder, file)).length;
  }, 0);

describe("what a device keeps of the build", () => {
  it("is there, the words of each language with it, and small", () => {
    for (const file of [...told.files, ...Object.values(told.wordFiles).flat()])
      expect(existsSync(join(folder, file)), file).toBe(true);
    expect(Object.keys(told.wordFiles)).toHaveLength(20);
    expect(bytesOf([...told.files, ...(told.wordFiles["en"] ?? [])])).toBeLessThan(900_000);
  });

  it("runs alone, without types, in fewer than two hundred lines", () => {
    const source = readFileSync(join(folder, "../../service-worker/service-worker.ts"), "utf8");
    expect(source.split("\n").length).toBeLessThanOrEqual(200);
    expect(text).not.toMatch(/^\s*(?:import|export) /m);
  });

  it("names icons that there are and shortcuts to pages that there are", () => {
    for (const { src } of manifest.icons) expect(existsSync(join(folder, src)), src).toBe(true);
    const pages = readFileSync(join(folder, ".vite/pages.json"), "utf8");
    for (const { url } of manifest.shortcuts) expect(pages).toContain(`"${url}"`);
  });
});
