import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { mergedGroups, type Group } from "./merged-groups.ts";
import { LATER_ROUTES, pageTable, QUICK, weightOfPage } from "./page-table.ts";
import { reachableModules, type ModuleGraph } from "./reachable-modules.ts";
import { THEME_STYLES } from "./theme-styles.ts";

const UI = fileURLToPath(new URL("..", import.meta.url));
const MAIN = join(UI, "main.tsx");

/** Smallest shared chunk, in bytes as browsers receive it. */
const LEAST = 5000;
/** Bytes that a page could fetch while it waits for one more file: at 150 ms a round trip and six files at once, 200 kB a second. */
const PER_FILE = 6000;
/** Bytes that a load may get without need, so that no file is smaller than `LEAST`. */
const MOST = 1000;
/** A load with up to this many shared files stays below twenty requests. */
const CROWD = { files: 4, times: 5 };
/** How much of a module is left when it is minified and compressed. */
const SHARE = 0.14;
/** A part that a page fetches later keeps nobody waiting. */
const LATER_WEIGHT = 0.25;

/** A file of the build by the first module that is asked for: a page, a client, a part that comes later. */
type Plan = { readonly libraries: ReadonlySet<string>; readonly groupOf: ReadonlyMap<string, string> };

const isLibrary = (id: string): boolean => id.includes("node_modules");
/** The largest library stands apart: two files are fetched and read side by side, and neither has more than 500 kB to parse. */
const isReact = (id: string): boolean => /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/.test(id);
const isStyle = (id: string): boolean => id.endsWith(".css");
const isWords = (id: string): boolean => id.startsWith("\0virtual:");

/** Every module that is asked for by `import()`, beginning at the entry. */
const askedFor = (graph: ModuleGraph): readonly string[] => {
  const seen = new Set<string>();
  const roots = new Set<string>();
  const follow = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const info = graph.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) follow(next);
    for (const next of info?.dynamicallyImportedIds ?? []) {
      if (!isWords(next)) roots.add(next);
      follow(next);
    }
  };
  follow(MAIN);
  return [...roots].toSorted();
};

/** By each module that is asked for: the loads that ask for it at once, or itself alone where it comes later. */
const loadsByRoot = (roots: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const loads = new Map<string, Set<string>>();
  const note = (modules: readonly string[], load: string): void => {
    for (const name of modules) {
      const root = join(UI, name);
      loads.set(root, (loads.get(root) ?? new Set()).add(load));
    }
  };
  for (const { path, modules, member, visitor } of pageTable()) {
    if (member === undefined && visitor === undefined) note(modules, path);
    if (member !== undefined) note([...modules, ...member.modules], `${path} member`);
    if (visitor !== undefined) note([...modules, ...visitor.modules], path);
  }
  return new Map(roots.map((root) => [root, loads.get(root) ?? new Set([root])]));
};

/** Direct and indirect imports of these modules. */
const importedBy = (graph: ModuleGraph, ids: readonly string[]): readonly string[] => [...reachableModules(graph, ids)];

/** The entry and the quick page are one chunk of ours and one of libraries; what else is shared comes in few files of some size. */
const planOf = (graph: ModuleGraph): Plan => {
  const roots = askedFor(graph);
  const main = reachableModules(graph, [MAIN]);
  const quickRoots = pageTable()
    .filter(({ path }) => path === QUICK)
    .flatMap(({ modules }) => modules.map((name) => join(UI, name)));
  const quick = reachableModules(graph, quickRoots);
  const reached = new Map(
    roots.filter((root) => !quickRoots.includes(root)).map((root) => [root, reachableModules(graph, [root])]),
  );
  const askers = new Map<string, string[]>();
  for (const [root, ids] of reached)
    for (const id of ids) {
      const known = askers.get(id);
      if (known === undefined) askers.set(id, [root]);
      else known.push(root);
    }
  const first = new Set([...main, ...[...quick].filter((id) => askers.has(id))]);
  const libraries = new Set([...main, ...quick].filter((id) => isLibrary(id) && !isStyle(id)));
  const groupOf = new Map([...first].filter((id) => !libraries.has(id)).map((id) => [id, "base"]));
  // The routes of later features come as one: a page that imports some of them has them already. The server names the file that asks.
  const later = join(UI, LATER_ROUTES);
  for (const id of reachableModules(graph, [later]))
    if (id !== later && !first.has(id) && !isLibrary(id)) groupOf.set(id, "routes");
  // The entry itself stays a file of its own: the server names it.
  groupOf.delete(MAIN);

  const loads = loadsByRoot(roots);
  const shared = new Map<string, Group>();
  for (const [id, by] of [...askers].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    // The server finds a page's own modules by their names: they stay files of their own.
    const isOfAPage = loads.get(id)?.has(id) === false;
    if (by.length < 2 || groupOf.has(id) || first.has(id) || libraries.has(id) || isOfAPage) continue;
    const key = by.toSorted().join();
    const of = new Set(by.flatMap((root) => [...(loads.get(root) ?? [])]));
    const bytes = SHARE * (graph.getModuleInfo(id)?.code?.length ?? 0);
    const known = shared.get(key);
    shared.set(key, { ids: [...(known?.ids ?? []), id], bytes: (known?.bytes ?? 0) + bytes, loads: of });
  }
  const isLater = (load: string): boolean => reached.has(load);
  const weightOf = (load: string): number =>
    isLater(load) ? LATER_WEIGHT : weightOfPage(load.replace(/ member$/, ""));
  const withImports = [...shared.values()].map((group) => ({ ...group, imports: importedBy(graph, group.ids) }));
  mergedGroups(withImports, { least: LEAST, perFile: PER_FILE, crowd: CROWD, most: MOST, weightOf }).forEach(
    (ids, i) => {
      for (const id of ids) groupOf.set(id, `shared-${i}`);
    },
  );
  return { libraries, groupOf };
};

let known: Plan | undefined;
/** Read once, when the build asks first: the graph is whole then. */
const knownOf = (graph: ModuleGraph): Plan => (known ??= planOf(graph));

/** Small modules of the bundler that every page needs. */
const OF_THE_BUNDLER = /^\0(?:vite\/preload-helper|rolldown\/runtime)/;

/** The libraries outlive most releases, so they stand apart from our own modules. */
export const chunkGroups = [
  {
    debugName: "planned",
    name: (id: string, graph: ModuleGraph): string | null => {
      if (OF_THE_BUNDLER.test(id)) return "vendor";
      if (id === THEME_STYLES) return "base";
      const { libraries, groupOf } = knownOf(graph);
      return libraries.has(id) ? (isReact(id) ? "react" : "vendor") : isWords(id) ? null : (groupOf.get(id) ?? null);
    },
  },
];
