import { DEFAULT_TITLES } from "@morsel/domain/locales";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openPaths } from "@morsel/ui/scripts/write-routes";
import { pageHeads } from "@morsel/ui/build/page-heads";

const table = readFileSync(join(import.meta.dirname, "../../docs/routes.md"), "utf8");
const rows = [...table.matchAll(/^\| `([^`]+)` \| \w+ \| ([^|]+) \|$/gm)].map(([, path = "", shows = ""]) => ({
  path,
  shows,
}));
const open = openPaths();

it("the table of routes names every page once, and none as open that has no screen", () => {
  expect(rows.length).toBeGreaterThan(80);
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
  const named = new Set(rows.map(({ path }) => path));
  expect([...DEFAULT_TITLES.keys()].filter((path) => !named.has(path))).toEqual([]);
  const pretending = rows.filter(({ path, shows }) => shows === "its own screen" && !open.has(path));
  expect(pretending).toEqual([]);
  expect(rows.find(({ path }) => path === "/404")?.shows).toBe("status 404");
});

it("every page has a title and a description in English", () => {
  const english = pageHeads()["en"] ?? {};
  for (const { key } of DEFAULT_TITLES.values()) {
    expect([key, typeof english[key]]).toEqual([key, "string"]);
    expect([key, typeof english[key.replace(/^title/, "description")]]).toEqual([key, "string"]);
  }
});
