import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

type Chunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
type Parts = { readonly modules: readonly string[]; readonly words: readonly string[] };
type Row = Parts & { readonly path: string; readonly member?: Parts; readonly visitor?: Parts };

const FOLDER = fileURLToPath(new URL("../dist/client/", import.meta.url));
const built = <A>(name: string): A => JSON.parse(readFileSync(`${FOLDER}.vite/${name}`, "utf8")) as A;

/** As browsers receive a file: brotli, as the build wrote it beside. */
const brotli = (file: string): number => {
  const copy = `${FOLDER}${file}.br`;
  if (existsSync(copy)) return readFileSync(copy).length;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return brotliCompressSync(readFileSync(FOLDER + file), quality).length;
};
const gzip = (file: string): number => gzipSync(readFileSync(FOLDER + file), { level: 9 }).length;

export type PageBytes = {
  readonly page: string;
  readonly files: number;
  /** JavaScript, brotli. */
  readonly js: number;
  readonly gzip: number;
  /** What of the JavaScript is the libraries' own: the build puts it into one chunk. */
  readonly libraries: number;
  readonly css: number;
};

/** Bytes of each page's first load in English: the entry, the page, its words, and all that they import. */
export const pageBytes = (): readonly PageBytes[] => {
  const manifest = built<Record<string, Chunk>>("manifest.json");
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry === true) ?? "main.tsx";
  const needed = (names: readonly string[], seen: Set<string> = new Set()): ReadonlySet<string> => {
    for (const name of names) {
      if (seen.has(name)) continue;
      seen.add(name);
      needed(manifest[name]?.imports ?? [], seen);
    }
    return seen;
  };
  const bytesOf = (page: string, parts: readonly Parts[]): PageBytes => {
    const words = parts.flatMap((part) => part.words.map((name) => `virtual:morsel-messages/en/${name}`));
    const names = [entry, "virtual:morsel-messages/en", ...words, ...parts.flatMap(({ modules }) => modules)];
    const chunks = [...needed(names)].flatMap((name) => manifest[name] ?? []);
    const files = [...new Set(chunks.map(({ file }) => file))];
    const styles = [...new Set(chunks.flatMap(({ css }) => css ?? []))];
    const sum = (all: readonly string[], size: (file: string) => number) =>
      all.reduce((total, file) => total + size(file), 0);
    return {
      page,
      files: files.length,
      js: sum(files, brotli),
      gzip: sum(files, gzip),
      libraries: sum(
        files.filter((file) => /(^|\/)vendor-/.test(file)),
        brotli,
      ),
      css: sum(styles, brotli),
    };
  };
  return built<readonly Row[]>("pages.json").flatMap((row) => [
    ...(row.member === undefined && row.visitor === undefined ? [bytesOf(row.path, [row])] : []),
    ...(row.member === undefined ? [] : [bytesOf(`${row.path} (member)`, [row, row.member])]),
    ...(row.visitor === undefined ? [] : [bytesOf(`${row.path} (visitor)`, [row, row.visitor])]),
  ]);
};

/** What the diary may cost before it can be used, as browsers receive it. */
export const DIARY_BUDGET = 195_000;
export const DIARY = "/food/diary";

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { page, files, js, gzip: zipped, css } of pageBytes()) {
    console.log(
      `${page.padEnd(48)} ${String(files).padStart(3)} files  ${js} B JavaScript (gzip ${zipped})  ${css} B styles`,
    );
    if (page === DIARY && js > DIARY_BUDGET) process.exitCode = 1;
  }
