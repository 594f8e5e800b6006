import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LOCALES } from "@morsel/domain/locales";
import { type Harness, startServer } from "./support/harness.ts";

const LATIN = ["/assets/inter-latin-1.woff2", "/assets/inter-figures-1.woff2", "/assets/newsreader-latin-1.woff2"];
const EXTENDED = ["/assets/inter-ext-1.woff2", "/assets/newsreader-ext-1.woff2"];
const SOURCES = [
  ["inter-latin", LATIN[0]],
  ["inter-latin-figures", LATIN[1]],
  ["newsreader-latin", LATIN[2]],
  ["inter-latin-ext", EXTENDED[0]],
  ["newsreader-latin-ext", EXTENDED[1]],
] as const;

describe("the fonts of a page", () => {
  let folder = "";
  let server: Harness;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "morsel-fonts-"));
    mkdirSync(join(folder, ".vite"));
    mkdirSync(join(folder, "assets"));
    const fonts = SOURCES.map(([name, path = ""]) => [`theme/fonts/${name}.woff2`, { file: path.slice(1) }] as const);
    const manifest = { "main.tsx": { file: "assets/main-1.js", isEntry: true }, ...Object.fromEntries(fonts) };
    writeFileSync(join(folder, ".vite/manifest.json"), JSON.stringify(manifest));
    for (const [, path = ""] of SOURCES) writeFileSync(join(folder, path), "wOF2");
    server = await startServer({ folder });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const preloaded = async (path: string): Promise<readonly string[]> => {
    const page = await (await server.browser().get(path)).text();
    return [
      ...page.matchAll(
        /<link rel="preload" as="font" type="font\/woff2" crossorigin(?: fetchpriority="low")? href="([^"]+)">/g,
      ),
    ].map(([, href = ""]) => href);
  };

  it.each(LOCALES)("in %s are fetched along where its script is theirs, and no other", async (locale) => {
    const isOther = ["ja", "ko", "ru", "zh-CN", "zh-TW"].includes(locale);
    const wanted = isOther ? [] : [...LATIN, ...(["pl", "tr"].includes(locale) ? EXTENDED : [])];
    expect(await preloaded(locale === "en" ? "/" : `/${locale}`)).toEqual(wanted);
  });

  it("are the server's own by the page's policy, typed, and kept for good", async () => {
    const browser = server.browser();
    const page = await browser.get("/");
    expect(page.headers.get("content-security-policy")).toContain("font-src 'self';");
    const font = await browser.get(LATIN[0] ?? "", { "accept-encoding": "gzip, br" });
    expect([font.status, font.headers.get("content-type"), font.headers.get("content-encoding")]).toEqual([
      200,
      "font/woff2",
      null,
    ]);
    expect(font.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });
});
