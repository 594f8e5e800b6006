import { makePageAssets } from "@morsel/adapters/http-server/pages/page-assets";
import { pageTable } from "@morsel/ui/build/page-table";
import { groupsOf } from "@morsel/ui/build/word-groups";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = join(import.meta.dirname, "../../ui/dist/client");
const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Readonly<
  Record<string, { readonly file: string }>
>;
const assetsOf = makePageAssets(folder);
const table = pageTable();

describe("each page comes with its chunks and words", () => {
  it("knows the pages that the routes declare", () => {
    expect(table.length).toBeGreaterThan(15);
    const paths = table.map(({ path }) => path);
    expect(paths).toContain("/food/diary");
    expect(paths).toContain("/account/create/welcome");
  });

  it("knows the words of every page: none is silent", () => {
    const silent = table.filter(({ words, member, visitor }) =>
      [words, member?.words, visitor?.words].every((some) => (some ?? []).length === 0),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it.each(table.map((row) => [row.path, row] as const))("%s", (path, row) => {
    for (const isMember of [true, false]) {
      const { preloads, entry } = assetsOf({ path: path.replace(/\$\w+/g, "banana--x1"), locale: "de", isMember });
      const audience = isMember ? row.member : row.visitor;
      const groups = groupsOf([...row.words, ...(audience?.words ?? [])]);
      const words = ["de", ...groups.map((group) => `de/${group}`)];
      const wanted = [
        ...row.modules,
        ...(audience?.modules ?? []),
        ...words.map((name) => `virtual:morsel-messages/${name}`),
      ];
      expect(entry).toMatch(/\.js$/);
      // Modules that the server does not name are fetched silently after the first paint.
      for (const name of wanted) expect(preloads, name).toContain(`/${manifest[name]?.file}`);
    }
  });
});
