/**
 * Every page loads these first. The entry lists for what is fetched later what comes with it: names of what is there already, and
 * words in names, are bytes that each first load pays.
 */
const FIRST = ["vendor", "react", "base", "rolldown-runtime", "preload-helper"];

/** They stand on every page and no address leads to them: neither the server nor a link tells what they import. */
const OF_EVERY_PAGE = /\/(?:after-paint|log-sheet-page)\.tsx$/;

type Chunk = { readonly name: string; readonly facadeModuleId?: string | null };

export const chunkFileNames = ({ name, facadeModuleId }: Chunk): string => {
  if (FIRST.includes(name)) return "assets/[name]-[hash].js";
  const isPage = facadeModuleId?.includes("/pages/") === true && !OF_EVERY_PAGE.test(facadeModuleId);
  return isPage ? "assets/page-[hash].js" : "assets/[hash].js";
};

export const assetFileNames = ({ names }: { readonly names: readonly string[] }): string =>
  names.some((name) => name.endsWith(".css")) ? "assets/[hash][extname]" : "assets/[name]-[hash][extname]";

/** Every page loads it first. */
export const isFirstChunk = ({ name }: Chunk): boolean => FIRST.includes(name);

const isFirst = (file: string): boolean => FIRST.some((name) => file.startsWith(`assets/${name}-`));

/**
 * Lists the files that a part of a page fetches besides itself, all at once. A whole page names its own imports: the server tells the first
 * page's, and pointing at a link fetches the next page. Styles are always listed. A part that needs nothing else is fetched by its import,
 * so listing it would gain nothing.
 */
export const laterDependencies = (file: string, dependencies: string[]): string[] => {
  const later = file.startsWith("assets/page-") ? [] : dependencies.filter((one) => !isFirst(one));
  return later.every((one) => one === file) ? [] : later;
};
