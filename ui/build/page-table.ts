import type { PageParts, PageRow } from "@morsel/adapters/http-contract/pages/page-row";
import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";

const UI = fileURLToPath(new URL("..", import.meta.url));

/** The page that must be quick. */
export const QUICK = "/food/diary";
/** Pages with which a visit begins: what others would bring along costs more there. */
const FIRST_SEEN: ReadonlySet<string> = new Set(["/", "/account/login"]);
export const weightOfPage = (path: string): number => (FIRST_SEEN.has(path) ? 300 : 1);

type Node = { readonly type: string; readonly [field: string]: unknown };

/** `{…} as const` is its object. */
const bare = (node: Node): Node => {
  const inner = node["expression"];
  return (node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression") && isNode(inner)
    ? bare(inner)
    : node;
};

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** Every node below one, itself included; names stand for what they are declared as in the same file. */
const nodesIn = (value: unknown, declared: ReadonlyMap<string, Node>, seen = new Set<unknown>()): readonly Node[] => {
  if (Array.isArray(value)) return value.flatMap((one) => nodesIn(one, declared, seen));
  if (!isNode(value) || seen.has(value)) return [];
  seen.add(value);
  const meant = value.type === "Identifier" ? declared.get(String(value["name"])) : undefined;
  const below = Object.entries(value)
    .filter(([field]) => field !== "type" && field !== "parent")
    .flatMap(([, child]) => nodesIn(child, declared, seen));
  return [value, ...below, ...(meant === undefined ? [] : nodesIn(meant, declared, seen))];
};

const textOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === "Literal" && typeof node["value"] === "string" ? node["value"] : undefined;

const propertyOf = (object: unknown, name: string): unknown => {
  if (!isNode(object) || !Array.isArray(object["properties"])) return undefined;
  const found = (object["properties"] as readonly Node[]).find(
    (property) => isNode(property["key"]) && (property["key"]["name"] === name || textOf(property["key"]) === name),
  );
  return found?.["value"];
};

const calleeOf = (node: Node): string | undefined => {
  const callee = node["callee"];
  if (!isNode(callee)) return undefined;
  const named = callee.type === "MemberExpression" ? callee["property"] : callee;
  return isNode(named) ? String(named["name"]) : undefined;
};

type Declarations = ReadonlyMap<string, Node>;

/** Loaders say by either of them in which files of messages their page's words stand. */
const LOADS_WORDS: ReadonlySet<string | undefined> = new Set(["words", "messageLoader"]);

const partsOf = (part: unknown, file: string, declared: Declarations, without: ReadonlySet<unknown>): PageParts => {
  const nodes = nodesIn(part, declared, new Set(without));
  const modules = nodes
    .filter(({ type }) => type === "ImportExpression")
    .flatMap(({ source }) => textOf(source) ?? [])
    .map((path) => posix.join(posix.dirname(file), path));
  const words = nodes
    .filter((node) => node.type === "CallExpression" && LOADS_WORDS.has(calleeOf(node)))
    .flatMap((node) => (node["arguments"] as readonly unknown[]).flatMap((one) => textOf(one) ?? []));
  return { modules: [...new Set(modules)], words: [...new Set(words)] };
};

const audienceOf = (audience: unknown, who: string, file: string, declared: Declarations): PageParts | undefined => {
  const found = propertyOf(audience, who);
  if (found === undefined) return undefined;
  const words = nodesIn(propertyOf(found, "words"), declared).flatMap((node) => textOf(node) ?? []);
  return { modules: partsOf(propertyOf(found, "page"), file, declared, new Set()).modules, words };
};

/** The pages that a file of routes declares with `createRoute`. `file` is relative to this workspace. */
export const pagesIn = (source: string, file: string): readonly PageRow[] => {
  const { program } = parseSync(file, source, { lang: "ts" });
  const declared = new Map<string, Node>();
  for (const node of nodesIn(program, new Map()))
    if (node.type === "VariableDeclarator" && isNode(node["id"]) && isNode(node["init"]))
      declared.set(String(node["id"]["name"]), bare(node["init"]));
  const optionsOf = (name: string): unknown => {
    const made = declared.get(name);
    return made !== undefined && calleeOf(made) === "createRoute"
      ? (made["arguments"] as readonly unknown[])[0]
      : undefined;
  };
  const parentOf = (options: unknown): unknown => {
    const getter = propertyOf(options, "getParentRoute");
    const body = isNode(getter) ? getter["body"] : undefined;
    return isNode(body) && body.type === "Identifier" ? optionsOf(String(body["name"])) : undefined;
  };
  const pathOf = (options: unknown): string => {
    const parent = parentOf(options);
    const own = textOf(propertyOf(options, "path")) ?? "";
    return parent === undefined ? own : `${pathOf(parent)}${own === "/" ? "" : own}`;
  };
  const audience = declared.get("AUDIENCE");
  const without: ReadonlySet<unknown> = new Set(audience === undefined ? [] : [audience]);
  const whole = (options: unknown): PageParts => {
    const parent = parentOf(options);
    const above = parent === undefined ? { modules: [], words: [] } : whole(parent);
    const own = ["beforeLoad", "loader", "component"].map((name) =>
      partsOf(propertyOf(options, name), file, declared, without),
    );
    return {
      modules: [...new Set([...above.modules, ...own.flatMap(({ modules }) => modules)])],
      words: [...new Set([...above.words, ...own.flatMap(({ words }) => words)])],
    };
  };
  const member = audienceOf(audience, "member", file, declared);
  const visitor = audienceOf(audience, "visitor", file, declared);
  return [...declared.keys()].flatMap((name): readonly PageRow[] => {
    const options = optionsOf(name);
    if (options === undefined) return [];
    const row = { path: pathOf(options), ...whole(options) };
    return [{ ...row, ...(member === undefined ? {} : { member }), ...(visitor === undefined ? {} : { visitor }) }];
  });
};

const united = (one: PageRow, other: PageRow): PageRow => ({
  ...one,
  ...other,
  modules: [...new Set([...one.modules, ...other.modules])],
  words: [...new Set([...one.words, ...other.words])],
});

/** Routes that come when the page is painted, or with the first address of theirs. */
export const LATER_ROUTES = "features/features.ts";
const FIRST_ROUTES = readFileSync(join(UI, "features/first-features.ts"), "utf8");
/** Routes that come with the entry need no file of their own. */
const fileOfRoutes = (file: string): readonly string[] =>
  FIRST_ROUTES.includes(`"./${posix.basename(posix.dirname(file))}/routes.ts"`) ? [] : [LATER_ROUTES];

/** Every page of the product, from the routes of all features; a frame and what stands first in it are one page. */
export const pageTable = (): readonly PageRow[] => {
  const table = new Map<string, PageRow>();
  for (const file of globSync("features/*/routes.ts", { cwd: UI }).toSorted())
    for (const own of pagesIn(readFileSync(join(UI, file), "utf8"), file.replaceAll("\\", "/"))) {
      const row = { ...own, modules: own.modules.length === 0 ? [] : [...fileOfRoutes(file), ...own.modules] };
      const known = table.get(row.path);
      if (row.modules.length > 0) table.set(row.path, known === undefined ? row : united(known, row));
    }
  return [...table.values()];
};
