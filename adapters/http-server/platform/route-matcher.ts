import { endpoints } from "../../http-contract/shared/openapi.ts";

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

/** What the contract answers at a path: decided before anything else is done with a request. */
export const makeRouteMatcher = (): ((method: string, path: string) => Route) => {
  const table = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();
  for (const { method, path } of endpoints()) {
    const known = table.get(path) ?? {
      pattern: patternOf(path),
      methods: new Set<string>(),
    };
    known.methods.add(method);
    if (method === "GET") known.methods.add("HEAD");
    table.set(path, known);
  }
  const entries = [...table.values()];
  return (method, path) => {
    const at = entries.filter(({ pattern }) => pattern.test(path));
    if (at.some(({ methods }) => methods.has(method))) return { _tag: "Found" };
    const allowed = new Set(at.flatMap(({ methods }) => [...methods]));
    return allowed.size === 0 ? { _tag: "Unknown" } : { _tag: "OtherMethod", allow: [...allowed].sort().join(", ") };
  };
};
