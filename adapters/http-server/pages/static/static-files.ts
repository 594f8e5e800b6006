import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { Answer, Call } from "../../requests/request-context.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
};

type Copy = { readonly bytes: Uint8Array; readonly encoding: string | undefined };
type StaticFile = { readonly copies: readonly Copy[]; readonly type: string; readonly etag: string };

/** Best first; the build wrote them beside each file. */
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** The thread that reads barcodes, and it alone, runs WebAssembly: a thread goes by the policy that its own script came with. */
const BARCODE_THREAD = /^\/assets\/barcode-worker-[^/]*\.js$/;
const WASM_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** It fetches files and pages of this server, to be there without a network. */
const SERVICE_WORKER = "/service-worker.js";
const SERVICE_WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

const policyOf = (path: string): string | undefined =>
  path === SERVICE_WORKER ? SERVICE_WORKER_POLICY : BARCODE_THREAD.test(path) ? WASM_POLICY : undefined;

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";

const namesIn = (folder: string): ReadonlySet<string> => {
  try {
    return new Set(
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => statSync(join(folder, name)).isFile())
        .map((name) => `/${name.replaceAll("\\", "/")}`),
    );
  } catch (problem) {
    if (problem instanceof Error && "code" in problem && problem.code === "ENOENT") return new Set();
    throw problem;
  }
};

/**
 * The build's files, by the list made at start: a path that is not on it reads nothing. Each file is read once, when first
 * asked for; the build's own notes (`.vite/`) are not for the world.
 */
export const makeStaticFiles = (folder: string): ((call: Call, path: string) => Answer | undefined) => {
  const names = namesIn(folder);
  const held = new Map<string, StaticFile>();
  const load = (path: string): StaticFile => {
    const known = held.get(path);
    if (known !== undefined) return known;
    const plain = readFileSync(join(folder, path));
    const compressed = ENCODINGS.filter(([, ending]) => names.has(path + ending)).map(([encoding, ending]) => ({
      bytes: readFileSync(join(folder, path + ending)),
      encoding,
    }));
    const file = {
      copies: [...compressed, { bytes: plain, encoding: undefined }],
      type: TYPES[extname(path)] ?? "application/octet-stream",
      etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    };
    held.set(path, file);
    return file;
  };
  return (call, path) => {
    if (!names.has(path) || path.startsWith("/.") || path.endsWith(".br") || path.endsWith(".gz")) return undefined;
    const { copies, type, etag } = load(path);
    const accepted = call.headers["accept-encoding"] ?? "";
    const copy = copies.find(({ encoding }) => encoding === undefined || accepted.includes(encoding));
    const policy = policyOf(path);
    const headers = {
      "content-type": type,
      "cache-control": path.startsWith("/assets/") ? IMMUTABLE : REVALIDATE,
      etag,
      vary: "accept-encoding",
      ...(policy === undefined ? {} : { "content-security-policy": policy }),
      ...(copy?.encoding === undefined ? {} : { "content-encoding": copy.encoding }),
    };
    if (call.headers["if-none-match"] === etag) return { status: 304, headers, body: undefined };
    return { status: 200, headers, body: copy?.bytes };
  };
};
