import { makePageAssets, type PageAssets } from "@morsel/adapters/http-server/pages/page-assets";
import { pageTable } from "@morsel/ui/build/page-table";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = join(import.meta.dirname, "../../ui/dist/client");
type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly imports?: readonly string[];
};
const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Readonly<
  Record<string, Chunk>
>;
const assetsOf = makePageAssets(folder);

/** The page itself, its styles, its fonts and its scripts: all that is fetched before it can be used. */
const filesOf = ({ entry = "", styles, fonts, preloads }: PageAssets): readonly string[] => [
  "page",
  ...new Set([...styles, ...fonts, entry, ...preloads]),
];

const pages = pageTable().flatMap(({ path, visitor }) =>
  (visitor === undefined ? [true] : [true, false]).map((isMember) => ({
    name: `${path} ${isMember ? "member" : "visitor"}`,
    path,
    assets: assetsOf({ path: path.replace(/\$\w+/g, "banana--x1"), locale: "en", isMember }),
  })),
);

const MOST = 20;
/** Forms, lists and charts of many parts: each part is shared with other pages, so that a member who goes on has it already. */
const MOST_OF_MANY_PARTS = 36;
const FIRST_SEEN = ["/ visitor", "/ member", "/account/login member", "/food/diary member"];

const brotli = (file: string): number => readFileSync(join(folder, `${file}.br`)).length;
const LEAST = 5000;

/** Why a file that a page waits for is smaller than that. */
const REASONS: readonly (readonly [reason: string, isIt: (key: string, chunk: Chunk) => boolean])[] = [
  ["the entry, which the server names", (key) => key === "main.tsx"],
  ["the bundler's own helpers, which it puts nowhere else", (_, { name }) => name === "rolldown-runtime"],
  ["a page's own part, or a part that pages and others ask for by itself", (_, { src }) => src !== undefined],
];
/** Shared parts of pages that have little else in common: with another one they would be sent to those that do not need them. */
const MOST_SMALL = 16;

describe("a page comes in few files", () => {
  it("of at most twenty, all named by the server, where a visit begins", () => {
    const counts = pages.map(({ name, assets }) => [name, filesOf(assets).length] as const);
    expect(counts.filter(([name]) => FIRST_SEEN.includes(name))).toHaveLength(FIRST_SEEN.length);
    expect(counts.filter(([name, files]) => FIRST_SEEN.includes(name) && files > MOST)).toEqual([]);
    expect(counts.filter(([, files]) => files > MOST_OF_MANY_PARTS)).toEqual([]);
  });

  it("which are not small without a reason", () => {
    const waited = new Set(pages.flatMap(({ assets }) => filesOf(assets)));
    const small = Object.entries(manifest).filter(
      ([, { file }]) => file.endsWith(".js") && waited.has(`/${file}`) && brotli(file) < LEAST,
    );
    const unexplained = small.filter(([key, chunk]) => !REASONS.some(([, isIt]) => isIt(key, chunk)));
    expect(unexplained.length).toBeLessThanOrEqual(MOST_SMALL);
  });

  it("and none of them comes round to itself: what a file imports is there before it", () => {
    const done = new Set<string>();
    const circles: string[] = [];
    const follow = (key: string, path: readonly string[]): void => {
      if (path.includes(key)) circles.push([...path.slice(path.indexOf(key)), key].join(" → "));
      if (path.includes(key) || done.has(key)) return;
      for (const next of manifest[key]?.imports ?? []) follow(next, [...path, key]);
      done.add(key);
    };
    for (const key of Object.keys(manifest)) follow(key, []);
    // The first of our own and the entry name each other: the entry only begins.
    expect(circles.filter((circle) => !circle.includes("main.tsx"))).toEqual([]);
  });
});
