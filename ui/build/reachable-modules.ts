import { readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { parseSync } from "vite";

/** The bundler's knowledge of a module: the ids that its static imports were resolved to. */
export type ModuleGraph = {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
    readonly code?: string | null;
  } | null;
};

/** Names imported from a module, or all of them. */
type Names = ReadonlySet<string> | "all";
type Import = { readonly from: string; readonly names: Names };

const ALL: Names = "all";

const isLibrary = (id: string): boolean => id.includes(`${sep}node_modules${sep}`);

/** Once per build: every page asks for the same files. */
const oncePerFile = <A>(read: (id: string) => A): ((id: string) => A) => {
  const known = new Map<string, { readonly value: A }>();
  return (id) => {
    const found = known.get(id) ?? { value: read(id) };
    known.set(id, found);
    return found.value;
  };
};

const parsed = (id: string) => {
  const lang = id.endsWith(".tsx") ? "tsx" : id.endsWith(".ts") ? "ts" : "js";
  return parseSync(id, readFileSync(id, "utf8"), { lang }).module;
};

const importsOf = oncePerFile((id): readonly Import[] => {
  const { staticImports, staticExports } = parsed(id);
  return [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest, entries }) => {
        const values = entries.filter(({ isType }) => !isType);
        const isWhole = entries.length === 0 || values.some(({ importName }) => importName.kind === "NamespaceObject");
        const names = new Set(values.map(({ importName }) => importName.name ?? "default"));
        return { from: moduleRequest.value, names: isWhole ? ALL : names };
      }),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .filter(({ isType }) => !isType)
      .flatMap(({ moduleRequest, importName }) =>
        moduleRequest === null
          ? []
          : [{ from: moduleRequest.value, names: importName.name === null ? ALL : new Set([importName.name]) }],
      ),
  ];
});

/** The names that a file exports itself. */
const exportedBy = (id: string): readonly string[] =>
  parsed(id)
    .staticExports.flatMap(({ entries }) => entries)
    .flatMap(({ exportName, isType }) => (isType || exportName.name === null ? [] : [exportName.name]));

/**
 * In an index, where each exported name comes from; undefined for a module that is more than an index. A library whose
 * index is followed as a whole would seem to need all of its components on every page.
 */
const indexOf = oncePerFile((id): ReadonlyMap<string, string> | undefined => {
  if (!/[\\/]index\.(m?js|ts)$/.test(id)) return undefined;
  const { staticImports, staticExports } = parsed(id);
  const origins = new Map(
    staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ localName }) => [localName.value, moduleRequest.value] as const),
    ),
  );
  const entries = staticExports.flatMap((exported) => exported.entries);
  const isComplete = (path = "") => !path.startsWith(".") || /\.(m?js|tsx?)$/.test(path);
  if (!entries.every(({ moduleRequest }) => isComplete(moduleRequest?.value))) return undefined;
  const own = entries.flatMap(({ exportName, localName, moduleRequest }): (readonly [string, string])[] => {
    const origin = moduleRequest?.value ?? origins.get(localName.name ?? "");
    if (origin?.startsWith(".") !== true) return [];
    const names = exportName.name === null ? exportedBy(join(dirname(id), origin)) : [exportName.name];
    return names.map((name) => [name, origin]);
  });
  // Re-exports of another library are small beside an index's own exports.
  return own.length > 0 && entries.length - own.length <= 1 ? new Map(own) : undefined;
});

/** Tells source modules, which can be read name by name, from modules that the bundler made. */
const isSource = (id: string): boolean => !id.startsWith("\0") && /\.(tsx?|m?js)$/.test(id);

const WORKSPACES = "@morsel/";

/** Finds the resolved id that belongs to an import. */
const resolved = (importer: string, from: string, ids: readonly string[]): readonly string[] => {
  if (from.startsWith(".")) return ids.filter((id) => id === join(dirname(importer), from));
  if (from.startsWith(WORKSPACES)) {
    const path = join(sep, from.slice(WORKSPACES.length));
    return ids.filter((id) => id.endsWith(`${path}.ts`) || id.endsWith(join(path, "index.ts")));
  }
  const segments = from.split("/");
  const name = segments.slice(0, from.startsWith("@") ? 2 : 1);
  const part = segments
    .slice(name.length)
    .at(-1)
    ?.replace(/\.m?js$/, "");
  const isPart = (id: string) => part === undefined || id.includes(`${sep}${part}.`) || id.endsWith(join(sep, part));
  return ids.filter((id) => id.includes(join(sep, "node_modules", ...name, sep)) && isPart(id));
};

/** Libraries that an index re-exports whole: a name that it does not declare itself is theirs. */
const handedOn = (graph: ModuleGraph, id: string): readonly string[] =>
  importsOf(id)
    .filter(({ from, names }) => !from.startsWith(".") && names === ALL)
    .flatMap(({ from }) => resolved(id, from, graph.getModuleInfo(id)?.importedIds ?? []));

/** All modules that these modules need at once, by their static imports, name by name where a library has an index. */
export const reachableModules = (graph: ModuleGraph, from: readonly string[]): ReadonlySet<string> => {
  const reached = new Set<string>();
  const namesReached = new Map<string, Set<string>>();
  const follow = (id: string, names: Names): void => {
    const index = names === ALL ? undefined : indexOf(id);
    if (index !== undefined && names !== ALL) {
      const known = namesReached.get(id) ?? new Set();
      namesReached.set(id, known);
      for (const name of names) {
        const origin = index.get(name);
        if (known.has(name)) continue;
        known.add(name);
        const origins = origin === undefined ? handedOn(graph, id) : [join(dirname(id), origin)];
        for (const next of origins) follow(next, new Set([name]));
      }
      reached.add(id);
      return;
    }
    if (reached.has(id)) return;
    reached.add(id);
    const ids = graph.getModuleInfo(id)?.importedIds ?? [];
    const found = new Set<string>();
    for (const { from: request, names: wanted } of isSource(id) ? importsOf(id) : [])
      for (const next of resolved(id, request, ids)) {
        found.add(next);
        follow(next, wanted);
      }
    // Our own code says all that it imports; of a library what could not be told apart is needed as a whole.
    if (isLibrary(id) || !isSource(id)) for (const next of ids) if (!found.has(next)) follow(next, ALL);
  };
  for (const id of from) follow(id, ALL);
  return reached;
};
