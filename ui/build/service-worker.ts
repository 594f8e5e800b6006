import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PageRow } from "@morsel/adapters/http-contract/pages/page-row";
import type { Plugin } from "vite";

/** One after another, in one text. */
const SOURCES = ["service-worker.ts", "pushes.ts"].map((name) =>
  fileURLToPath(new URL(`../service-worker/${name}`, import.meta.url)),
);

/** Pages that a member opens without a network even if they were never seen: the rest is kept once it was seen. */
const KEPT_PAGES: ReadonlySet<string> = new Set([
  "/",
  "/food/diary",
  "/food/quick-add",
  "/account/my-goals",
  "/measurements/check-in",
  "/exercise/diary",
  "/food/mine",
  "/food/new",
  "/meal/mine",
  "/recipe_parser",
  "/recipe_parser/new",
]);
/** Modules that no page names and that make one work without a network. */
const KEPT_PARTS: ReadonlySet<string> = new Set([
  "main.tsx",
  "composition/restore-offline.ts",
  "features/features.ts",
  "features/eligibility/pages/after-paint.tsx",
  "features/home/pages/log-sheet-page.tsx",
]);

type Chunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

/** Pages are kept by their names, and words by their language. */
const IS_KEPT_APART = /\/pages\/|^virtual:/;

/** Each file with all it imports, and with each part that comes with its first use. */
const filesOf = (manifest: Manifest, names: Iterable<string>): readonly string[] => {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
    for (const next of chunk.imports ?? []) visit(next);
    for (const next of chunk.dynamicImports ?? []) if (!IS_KEPT_APART.test(next)) visit(next);
  };
  for (const name of names) visit(name);
  return [...files].toSorted();
};

/** The worker's text: its source without types, behind the names of this build and its files. */
export const serviceWorkerText = (manifest: Manifest, pages: readonly PageRow[], source: string): string => {
  const kept = pages.filter(({ path }) => KEPT_PAGES.has(path));
  const parts = kept.flatMap((row) => [...row.modules, ...(row.member?.modules ?? [])]);
  const fonts = Object.keys(manifest).filter((name) => /-latin(?:-figures)?\.woff2$/.test(name));
  // A page asks for some of them through others.
  const clients = Object.keys(manifest).filter((name) => name.startsWith("composition/clients/"));
  const files = filesOf(manifest, [...KEPT_PARTS, ...parts, ...clients, ...fonts]);
  // No page says the words of mails.
  const words = Object.keys(manifest).filter((name) => /^virtual:morsel-messages\/[^/]+(?:\/(?!mail$).*)?$/.test(name));
  const locales = [...new Set(words.map((name) => name.split("/")[1] ?? ""))].toSorted();
  const wordFiles = Object.fromEntries(
    locales.map((locale) => [
      locale,
      filesOf(
        manifest,
        words.filter((name) => name.split("/")[1] === locale),
      ),
    ]),
  );
  const plain = stripTypeScriptTypes(source).replace(/^export \{\};$/gm, "");
  const told = JSON.stringify({ files, wordFiles });
  const build = createHash("sha256").update(told).update(plain).digest("base64url").slice(0, 16);
  return `const BUILD = ${JSON.stringify(build)};\nconst { files: FILES, wordFiles: WORDS } = ${told};\n${plain}`;
};

/** Writes `service-worker.js` when the names of all files are known. */
export const serviceWorker = (): Plugin => ({
  name: "morsel-service-worker",
  apply: "build",
  writeBundle: {
    sequential: true,
    order: "pre",
    handler({ dir }) {
      if (dir === undefined) return;
      const source = SOURCES.map((file) => readFileSync(file, "utf8")).join("\n");
      const read = <A>(file: string): A => JSON.parse(readFileSync(join(dir, ".vite", file), "utf8")) as A;
      const text = serviceWorkerText(read("manifest.json"), read("pages.json"), source);
      writeFileSync(join(dir, "service-worker.js"), text);
    },
  },
});
