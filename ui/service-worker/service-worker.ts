/** Names of this build and of its files; the build writes them above this text. */
declare const BUILD: string;
declare const FILES: readonly string[];
declare const WORDS: Readonly<Record<string, readonly string[]>>;

type Waiting = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type Fetching = Waiting & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
};
type Told = Waiting & { readonly data: Message };
type Worker = {
  readonly location: Location;
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <E>(name: string, hear: (event: E) => void) => void;
};

/** Message of a page. `member` is absent for a visitor; `prefix` is that of the language in addresses, "" or "/de". */
export type Message =
  | {
      readonly kind: "keep";
      readonly locale: string;
      readonly prefix: string;
      readonly member?: string;
      /** Something about the member has changed: what was kept before is too old whatever its age. */
      readonly isChanged: boolean;
      readonly seen: readonly string[];
    }
  | { readonly kind: "forget" };

const worker = globalThis as unknown as Worker;
const KEPT_FILES = "morsel-files-";
const KEPT_SHELL = "morsel-shell-";
const ours = KEPT_FILES + BUILD;
const ourShell = KEPT_SHELL + BUILD;
/** Files without a hash in their names: asked for anew while there is a network. */
const PLAIN: readonly string[] = ["/manifest.webmanifest", "/favicon.svg", "/icon-192.png", "/icon-512.png"];
const AT_ONCE = 6;
const FRESH_MS = 600_000;

/** A file with a hash in its name is the same in every build: one that an older build had is not fetched again. */
const keepFiles = async (files: readonly string[]): Promise<void> => {
  const cache = await caches.open(ours);
  const left = [...new Set(files)];
  const next = async (): Promise<void> => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      if ((await cache.match(file)) !== undefined) continue;
      const older = PLAIN.includes(file) ? undefined : await caches.match(file);
      const response = older ?? (await fetch(file));
      // A build that is gone from the server is not installed.
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(file, response);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
};

/** Tabs of the build before this one may be open still: its files stay until the next build comes. */
const dropOldBuilds = async (): Promise<void> => {
  const names = await caches.keys();
  for (const kind of [KEPT_FILES, KEPT_SHELL]) {
    const others = names.filter((name) => name.startsWith(kind) && name !== kind + BUILD);
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  }
};

const forget = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(KEPT_SHELL)).map((name) => caches.delete(name)));
};

const STATE = /(<script type="application\/json" id="morsel-state">)(.*?)(<\/script>)/s;
const inScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");

/**
 * Keeps the server's page, with who is signed in and without the page's own data, to be shown at each address. It is kept only if it is
 * of this build and of that member.
 */
const keepShell = async (prefix: string, member: string | undefined, isChanged: boolean): Promise<void> => {
  const cache = await caches.open(ourShell);
  const known = await cache.match(`/shell${prefix}`);
  const age = Date.now() - Date.parse(known?.headers.get("date") ?? "");
  if (!isChanged && known?.headers.get("morsel-member") === (member ?? "") && age < FRESH_MS) return;
  const response = await fetch(`${prefix}${member === undefined ? "/?kept" : "/food/diary"}`);
  const html = await response.text();
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
  const state = STATE.exec(html)?.[2];
  if (!response.ok || entry === undefined || state === undefined || !FILES.includes(entry)) return;
  const said = JSON.parse(state) as { readonly session: { readonly id: string } | null };
  if (said.session?.id !== member) return;
  const told = inScript({ ...said, query: [], offline: true });
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length", "set-cookie"]) headers.delete(name);
  headers.set("morsel-member", member ?? "");
  const page = html.replace(STATE, (_, before: string, __, after: string) => before + told + after);
  await cache.put(`/shell${prefix}`, new Response(page, { headers }));
};

/** One after another: what is forgotten is not kept again by what began before. */
let last: Promise<unknown> = Promise.resolve();
const afterOthers = (work: () => Promise<unknown>): Promise<unknown> => (last = last.then(work, work));

const heard = async (message: Message): Promise<void> => {
  if (message.kind === "forget") return forget();
  const { locale, prefix, member, isChanged, seen } = message;
  // The page last: where it is, all that it needs is there.
  await keepFiles([...(WORDS[locale] ?? []), ...seen.filter((path) => path.startsWith("/assets/"))]);
  await keepShell(prefix, member, isChanged);
};

const keptShell = async (path: string): Promise<Response | undefined> => {
  const [, first = ""] = path.split("/");
  return (await caches.match(`/shell/${first}`)) ?? caches.match("/shell");
};

/** The server's page where there is one; else the one that was kept. */
const pageOf = async ({ request, preloadResponse }: Fetching): Promise<Response> => {
  const kept = () => keptShell(new URL(request.url).pathname);
  try {
    const response = (await preloadResponse) ?? (await fetch(request));
    return response.status < 500 ? response : ((await kept()) ?? response);
  } catch (problem) {
    const page = await kept();
    if (page === undefined) throw problem;
    return page;
  }
};

const assetOf = async (request: Request): Promise<Response> => {
  const known = await caches.match(request.url);
  if (known !== undefined) return known;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(ours)).put(request.url, response.clone());
  return response;
};

const plainOf = (request: Request): Promise<Response> =>
  fetch(request).catch(async (problem: unknown) => {
    const known = await caches.match(request.url);
    if (known === undefined) throw problem;
    return known;
  });

worker.addEventListener("install", (event: Waiting) =>
  event.waitUntil(keepFiles([...FILES, ...PLAIN]).then(() => worker.skipWaiting())),
);
worker.addEventListener("activate", (event: Waiting) =>
  event.waitUntil(
    Promise.all([dropOldBuilds(), worker.registration.navigationPreload?.enable()]).then(() => worker.clients.claim()),
  ),
);
worker.addEventListener("message", (event: Told) => event.waitUntil(afterOthers(() => heard(event.data))));
worker.addEventListener("fetch", (event: Fetching) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(pageOf(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(assetOf(request));
  else if (PLAIN.includes(pathname)) event.respondWith(plainOf(request));
});
