import { readFileSync } from "node:fs";
import { join } from "node:path";

type Chunk = {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

/** What a page must load, and what it will need so soon that it is fetched along. */
export type PageAssets = {
  readonly entry: string | undefined;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
};

const manifestIn = (folder: string): Manifest => {
  try {
    return JSON.parse(readFileSync(join(folder, ".vite", "manifest.json"), "utf8")) as Manifest;
  } catch (problem) {
    if (problem instanceof Error && "code" in problem && problem.code === "ENOENT") return {};
    throw problem;
  }
};

/** A chunk with all it imports, without repeats. */
const closure = (manifest: Manifest, names: readonly string[]): readonly Chunk[] => {
  const seen = new Set<string>();
  const visit = (name: string): readonly Chunk[] => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return [];
    seen.add(name);
    return [chunk, ...(chunk.imports ?? []).flatMap(visit)];
  };
  return names.flatMap(visit);
};

const at = (file: string): string => `/${file}`;

/**
 * Reads Vite's manifest once. `modules` are the sources a path's page is made of, such as "routes/diary-page.tsx"; those
 * that the build does not know are left out.
 */
export const makePageAssets = (folder: string): ((modules: readonly string[]) => PageAssets) => {
  const manifest = manifestIn(folder);
  const entryName = Object.keys(manifest).find((name) => manifest[name]?.isEntry === true);
  const made = new Map<string, PageAssets>();
  return (modules) => {
    const key = modules.join(" ");
    const known = made.get(key);
    if (known !== undefined) return known;
    const entry = entryName === undefined ? undefined : manifest[entryName];
    const chunks = closure(manifest, [...(entryName === undefined ? [] : [entryName]), ...modules]);
    const assets = {
      entry: entry === undefined ? undefined : at(entry.file),
      styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(at),
      preloads: chunks.filter((chunk) => chunk !== entry).map(({ file }) => at(file)),
    };
    made.set(key, assets);
    return assets;
  };
};
