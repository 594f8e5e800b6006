import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { analyse } from "scslre";
import { describe, expect, it } from "vitest";

/**
 * A regular expression that looks at each place of a text again and again lets one request of some kilobytes stop everybody. All that
 * stand in the sources are analysed; only what reads the tables that ship, when they are built, may be slow on texts that nobody sends.
 */
const root = join(import.meta.dirname, "../..");
const files = globSync("{domain,application,adapters,ui}/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !/node_modules|\/dist\/|\.stories\.tsx$|^adapters\/importers\/[^/]+\/build\//.test(file),
);

type Found = { readonly file: string; readonly source: string; readonly flags: string };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const expressionsIn = (file: string, node: unknown): readonly Found[] => {
  if (Array.isArray(node)) return node.flatMap((one) => expressionsIn(file, one));
  if (!isRecord(node)) return [];
  const { regex } = node;
  if (isRecord(regex)) return [{ file, source: String(regex["pattern"]), flags: String(regex["flags"]) }];
  return Object.values(node).flatMap((one) => expressionsIn(file, one));
};

const isSlow = ({ source, flags }: Omit<Found, "file">): boolean => analyse({ source, flags }).reports.length > 0;

describe("regular expressions", () => {
  const all = files.flatMap((file) =>
    expressionsIn(file, parseSync(file, readFileSync(join(root, file), "utf8")).program),
  );

  it("are found where they stand", () => expect(all.length).toBeGreaterThan(200));

  it("a slow one is known for one", () => {
    for (const source of ["\\/+$", "(a+)+b", "\\s*,\\s*x", "^(\\d*)(\\w*)(\\d*)$"])
      expect([source, isSlow({ source, flags: "" })]).toEqual([source, true]);
    expect(isSlow({ source: "(?<!\\/)\\/+$", flags: "" })).toBe(false);
  });

  it("take time in proportion to their text, each of them", () => expect(all.filter(isSlow)).toEqual([]));
});
