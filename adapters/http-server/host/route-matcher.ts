import { endpoints } from "../../http-contract/shared/openapi.ts";
import { type Call, pathOf } from "../requests/request-context.ts";

export type Route =
  | { readonly _tag: "Found" }
  | { readonly _tag: "OtherMethod"; readonly allow: string }
  | { readonly _tag: "Unknown" };

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(".", "\\.").replace(/:[a-z]+/g, "[^/]+")}$`);

/** The most bytes that an endpoint takes of a file; undefined where it takes none. */
export const makeUploadLimits = (): ((method: string, path: string) => number | undefined) => {
  const uploads = endpoints().flatMap(({ method, path, uploadBytes }) =>
    uploadBytes === undefined ? [] : [{ method, pattern: patternOf(path), uploadBytes }],
  );
  return (method, path) => {
    const asked = path.replace(/\/$/, "");
    return uploads.find((one) => one.method === method && one.pattern.test(asked))?.uploadBytes;
  };
};

type Place = { readonly path: string; readonly pattern: RegExp; readonly methods: Set<string> };

/** "/api/services/diary/:date" gives "/api/services/diary" and the number of its parts, five. */
const LITERAL_PARTS = 4;
const shelfOf = (path: string): string => {
  const parts = path.split("/");
  return `${parts.length} ${parts.slice(0, LITERAL_PARTS).join("/")}`;
};

/** There are hundreds of patterns: a path is compared with those that have as many parts and begin alike. */
const makeShelves = (places: readonly Place[]): ((path: string) => readonly Place[]) => {
  const shelves = Map.groupBy(places, ({ path }) => shelfOf(path));
  for (const shelf of shelves.keys())
    if (shelf.includes(":")) throw new Error(`An endpoint's parameter stands too early: ${shelf}`);
  return (path) => shelves.get(shelfOf(path)) ?? [];
};

/** Finds the contract's answer at a path, before anything else is done with a request. */
export const makeRouteMatcher = (): ((method: string, path: string) => Route) => {
  const table = new Map<string, Place>();
  for (const { method, path } of endpoints()) {
    const known = table.get(path) ?? { path, pattern: patternOf(path), methods: new Set<string>() };
    known.methods.add(method);
    if (method === "GET") known.methods.add("HEAD");
    table.set(path, known);
  }
  const placesFor = makeShelves([...table.values()]);
  return (method, path) => {
    const at = placesFor(path).filter(({ pattern }) => pattern.test(path));
    if (at.some(({ methods }) => methods.has(method))) return { _tag: "Found" };
    const allowed = new Set(at.flatMap(({ methods }) => [...methods]));
    return allowed.size === 0 ? { _tag: "Unknown" } : { _tag: "OtherMethod", allow: [...allowed].sort().join(", ") };
  };
};

/** A request as a log may name it: by its endpoint, without what somebody asked for. */
export const makeRequestNames = (): ((call: Pick<Call, "method" | "target">) => string) => {
  let known: readonly { readonly method: string; readonly path: string; readonly pattern: RegExp }[] | undefined;
  return ({ method, target }) => {
    known ??= endpoints().map((one) => ({ method: one.method, path: one.path, pattern: patternOf(one.path) }));
    const path = pathOf(target);
    const asked = method === "HEAD" ? "GET" : method;
    const found = known.find((one) => one.method === asked && one.pattern.test(path));
    return `${method} ${found?.path ?? (path.startsWith("/api/") ? "no endpoint" : "a page")}`;
  };
};
