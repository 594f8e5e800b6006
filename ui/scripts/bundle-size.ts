import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

type Chunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

const FOLDER = fileURLToPath(new URL("../dist/client/", import.meta.url));
const manifest = JSON.parse(readFileSync(`${FOLDER}.vite/manifest.json`, "utf8")) as Record<string, Chunk>;

/** What must be there before a page can be used: the entry, the page, the words, and all they import. */
const PAGES = {
  diary: ["features/diary/pages/food-diary-page.tsx"],
  landing: ["features/home/pages/home-page.tsx", "features/landing/pages/landing-page.tsx"],
  home: ["features/home/pages/home-page.tsx", "features/home/pages/member-home.tsx"],
  login: ["features/identity/pages/login-page.tsx"],
  "sign-up": ["features/identity/pages/sign-up-frame.tsx", "features/identity/pages/sign-up-pages.tsx"],
  food: ["features/foods/pages/food-page.tsx"],
} as const;

const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry === true) ?? "main.tsx";
const gzipped = (file: string): number => gzipSync(readFileSync(FOLDER + file), { level: 9 }).length;

const needed = (names: readonly string[], seen: Set<string> = new Set()): ReadonlySet<string> => {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    needed(manifest[name]?.imports ?? [], seen);
  }
  return seen;
};

export type PageBytes = {
  readonly page: string;
  readonly files: number;
  readonly js: number;
  /** What of the JavaScript is the libraries' own: the build puts it into one chunk. */
  readonly libraries: number;
  readonly css: number;
};

/** Gzipped bytes of each page's first load, English. */
export const pageBytes = (): readonly PageBytes[] =>
  Object.entries(PAGES).map(([page, modules]) => {
    const chunks = [...needed([entry, "virtual:morsel-messages/en", ...modules])].flatMap(
      (name) => manifest[name] ?? [],
    );
    const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
    const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + gzipped(file), 0);
    const files = chunks.map(({ file }) => file);
    const libraries = sum(files.filter((file) => /(^|\/)vendor-/.test(file)));
    return { page, files: chunks.length, js: sum(files), libraries, css: sum(styles) };
  });

/** What the diary may cost before it can be used (gzip). */
const BUDGET = 200_000;

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { page, files, js, css } of pageBytes()) {
    console.log(`${page.padEnd(8)} ${String(files).padStart(3)} files  ${js} B JavaScript  ${css} B styles (gzip)`);
    if (page === "diary" && js > BUDGET) process.exitCode = 1;
  }
