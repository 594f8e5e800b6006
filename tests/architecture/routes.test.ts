import { DEFAULT_TITLES } from "@morsel/domain/locales";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openPaths } from "@morsel/ui/scripts/write-routes";
import { pageHeads } from "@morsel/ui/build/page-heads";
import { nearestPage } from "@morsel/ui/features/planned/nearest-pages";

const table = readFileSync(join(import.meta.dirname, "../../docs/routes.md"), "utf8");
const rows = [...table.matchAll(/^\| `([^`]+)` \| (\w+) \| ([^|]+) \|(?: `([^`]+)`)? \|$/gm)].map(
  ([, path = "", who = "", state = "", until]) => ({ path, who, state: state.trim(), until }),
);
const open = openPaths();

it("the table of routes names every page once, and none as open that has no screen", () => {
  expect(rows.length).toBeGreaterThan(80);
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
  const named = new Set(rows.map(({ path }) => path));
  expect([...DEFAULT_TITLES.keys()].filter((path) => !named.has(path))).toEqual([]);
  const pretending = rows.filter(({ path, state }) => state === "open" && !open.has(path));
  expect(pretending).toEqual([]);
  expect(rows.find(({ path }) => path === "/404")?.state).toBe("open, status 404");
});

it("NA20 what is not open leads to something that is, and that whoever stands there may see", () => {
  const isOpen = (path: string): boolean => open.has(path);
  for (const { path } of rows.filter((row) => !open.has(row.path) && row.path !== "/404"))
    for (const isSignedIn of [true, false]) {
      const nearest = nearestPage(path, { isSignedIn, isOpen });
      expect([path, isOpen(nearest), nearest === path]).toEqual([path, true, false]);
      if (!isSignedIn) expect(nearest).not.toMatch(/^\/(food|meal|account\/settings|measurements)/);
    }
  // No address leads in a circle, whatever is open; if nothing but home is open, it leads home.
  expect(nearestPage("/de/premium/payment?x=1", { isSignedIn: true, isOpen: (path) => path === "/" })).toBe("/");
  expect(nearestPage("/reports", { isSignedIn: true, isOpen: () => true })).toBe("/food/diary");
});

it("every page has a title and a description in English", () => {
  const english = pageHeads()["en"] ?? {};
  for (const { key } of DEFAULT_TITLES.values()) {
    expect([key, typeof english[key]]).toEqual([key, "string"]);
    expect([key, typeof english[key.replace(/^title/, "description")]]).toEqual([key, "string"]);
  }
});
