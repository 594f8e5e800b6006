import type { PageParts, PageRow } from "../../http-contract/pages/page-row.ts";
import { readBuilt } from "./built.ts";
import { pageFonts } from "./page-fonts.ts";

type Chunk = {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

/** Files that a page must load, and files that it will need so soon that they are preloaded. */
export type PageAssets = {
  readonly entry: string | undefined;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly preloads: readonly string[];
  /** True for an address with a screen of its own: search engines list no other. */
  readonly isOpen: boolean;
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

/**
 * Orders styles as the sources do: an imported file stands before its importer, so that the importer wins where both style the same. The
 * entry has nothing but the theme's variables, which stand before all that uses them.
 */
const stylesOf = (manifest: Manifest, entry: Chunk | undefined, names: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  const visit = (name: string): readonly string[] => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return [];
    seen.add(name);
    return [...(chunk.imports ?? []).flatMap(visit), ...(chunk.css ?? [])];
  };
  return [...new Set([...(entry?.css ?? []), ...names.flatMap(visit)])];
};

const at = (file: string): string => `/${file}`;

/** A visit: the address, its language, and if it is a member's. */
export type PageView = { readonly path: string; readonly locale: string; readonly isMember: boolean };

const segmentsOf = (path: string): readonly string[] => path.split("/").filter((segment) => segment !== "");

const isAt = (row: PageRow, segments: readonly string[]): boolean => {
  const own = segmentsOf(row.path);
  return (
    own.length === segments.length && own.every((segment, i) => segment.startsWith("$") || segment === segments[i])
  );
};

/** Words that every page says, and those that come beside them. */
const wordsFile = (locale: string, name?: string): string =>
  `virtual:morsel-messages/${locale}${name === undefined ? "" : `/${name}`}`;

/** The route of the addresses that no feature declares. */
const ELSEWHERE = "$";
const NOTHING: PageParts = { modules: [], words: [] };

/**
 * Reads the build's manifest and its table of pages once. The sources that a page is made of come with the words that it
 * says in the reader's language, so that nothing waits for a second round; what the build does not know is left out.
 */
export const makePageAssets = (folder: string): ((view: PageView) => PageAssets) => {
  const manifest: Manifest = readBuilt(folder, "manifest.json", {});
  const table: readonly PageRow[] = readBuilt(folder, "pages.json", []);
  const pages = table.filter(({ path }) => path !== ELSEWHERE);
  const elsewhere: PageParts = table.find(({ path }) => path === ELSEWHERE) ?? NOTHING;
  const entryName = Object.keys(manifest).find((name) => manifest[name]?.isEntry === true);
  const made = new Map<string, PageAssets>();
  const partsOf = ({ path, isMember }: PageView): readonly PageParts[] => {
    const segments = segmentsOf(path);
    const row = pages.find((one) => isAt(one, segments));
    if (row === undefined) return [elsewhere];
    const audience = isMember ? row.member : row.visitor;
    return audience === undefined ? [row] : [row, audience];
  };
  const make = (view: PageView, parts: readonly PageParts[]): PageAssets => {
    const words = parts.flatMap((part) => part.words.map((name) => wordsFile(view.locale, name)));
    const names = [wordsFile(view.locale), ...words, ...parts.flatMap(({ modules }) => modules)];
    const entry = entryName === undefined ? undefined : manifest[entryName];
    const all = [...(entryName === undefined ? [] : [entryName]), ...names];
    const chunks = closure(manifest, all);
    return {
      entry: entry === undefined ? undefined : at(entry.file),
      styles: stylesOf(manifest, entry, all).map(at),
      fonts: pageFonts(manifest, view.locale).map(at),
      preloads: chunks.filter((chunk) => chunk !== entry).map(({ file }) => at(file)),
      isOpen: !parts.includes(elsewhere),
    };
  };
  return (view) => {
    const parts = partsOf(view);
    const key = `${view.locale} ${parts.map(({ modules, words }) => [...modules, ...words].join(" ")).join(" ")}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const assets = make(view, parts);
    made.set(key, assets);
    return assets;
  };
};
