import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pageTable } from "./page-table.ts";
import { reachableModules, type ModuleGraph } from "./reachable-modules.ts";

const UI = fileURLToPath(new URL("..", import.meta.url));

/** The page that must be quick: what it needs stands in two chunks instead of fifty, which compress better. */
const QUICK = "/food/diary";

type First = { readonly libraries: ReadonlySet<string>; readonly base: ReadonlySet<string> };

/** What the routes' own imports reach: the entry and the quick page first. */
const firstOf = (graph: ModuleGraph): First => {
  const pages = pageTable();
  const modulesOf = (path: string) =>
    pages.filter((page) => page.path === path).flatMap(({ modules }) => modules.map((name) => join(UI, name)));
  const main = reachableModules(graph, [join(UI, "main.tsx")]);
  const quick = reachableModules(graph, modulesOf(QUICK));
  const others = [...new Set(pages.map(({ path }) => path))]
    .filter((path) => path !== QUICK)
    .map((path) => reachableModules(graph, modulesOf(path)));
  // What another page imports too goes into the shared chunk: in pieces of their own these would compress worse.
  const isShared = (id: string) => others.some((other) => other.has(id));
  // The entry itself stays a file of its own: the server names it.
  const base = new Set([...main, ...[...quick].filter(isShared)]);
  base.delete(join(UI, "main.tsx"));
  return {
    libraries: new Set([...main, ...quick]),
    base,
  };
};

let known: First | undefined;
/** Read once, when the build asks first: the graph is whole then. */
const knownOf = (graph: ModuleGraph): First => (known ??= firstOf(graph));

const isLibrary = (id: string): boolean => id.includes("node_modules");

/** The libraries outlive most releases, so they stand apart from our own modules. */
export const chunkGroups = [
  {
    debugName: "vendor",
    name: (id: string, graph: ModuleGraph): string | null => {
      return isLibrary(id) && knownOf(graph).libraries.has(id) ? "vendor" : null;
    },
  },
  {
    debugName: "base",
    name: (id: string, graph: ModuleGraph): string | null => {
      return !isLibrary(id) && knownOf(graph).base.has(id) && !id.startsWith("\0virtual:") ? "base" : null;
    },
  },
];
