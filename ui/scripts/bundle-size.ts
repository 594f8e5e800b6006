import type { PageRow } from "@morsel/adapters/http-contract/pages/page-row";
import { makePageAssets } from "@morsel/adapters/http-server/pages/page-assets";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const FOLDER = fileURLToPath(new URL("../dist/client/", import.meta.url));

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
  /** Libraries' share of the JavaScript: the build puts it into one chunk. */
  readonly libraries: number;
  readonly css: number;
};

const sum = (files: readonly string[], size: (file: string) => number): number =>
  files.reduce((total, file) => total + size(file), 0);

/** Bytes of each page's first load in English: the entry, the page, its words, and all that they import, as the server names them. */
export const pageBytes = (): readonly PageBytes[] => {
  const assetsOf = makePageAssets(FOLDER);
  const bytesOf = (page: string, path: string, isMember: boolean): PageBytes => {
    const { entry, preloads, styles } = assetsOf({ path, locale: "en", isMember });
    const files = [...new Set([...(entry === undefined ? [] : [entry]), ...preloads])];
    return {
      page,
      files: files.length,
      js: sum(files, brotli),
      gzip: sum(files, gzip),
      libraries: sum(
        files.filter((file) => /(^|\/)(?:vendor|react)-/.test(file)),
        brotli,
      ),
      css: sum(styles, brotli),
    };
  };
  const rows = JSON.parse(readFileSync(`${FOLDER}.vite/pages.json`, "utf8")) as readonly PageRow[];
  return rows.flatMap(({ path, member, visitor }) => [
    ...(member === undefined && visitor === undefined ? [bytesOf(path, path, true)] : []),
    ...(member === undefined ? [] : [bytesOf(`${path} (member)`, path, true)]),
    ...(visitor === undefined ? [] : [bytesOf(`${path} (visitor)`, path, false)]),
  ]);
};

/** Bytes that the diary may take before it can be used, as browsers receive them. */
export const DIARY_BUDGET = 195_000;
export const DIARY = "/food/diary";

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { page, files, js, gzip: zipped, css } of pageBytes()) {
    console.log(
      `${page.padEnd(48)} ${String(files).padStart(3)} files  ${js} B JavaScript (gzip ${zipped})  ${css} B styles`,
    );
    if (page === DIARY && js > DIARY_BUDGET) process.exitCode = 1;
  }
