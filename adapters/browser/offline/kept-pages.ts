import type { KeptPages } from "@morsel/application/offline/client/kept-reads";
import type { Report } from "../report.ts";

const SCRIPT = "/service-worker.js";
/** The worker's caches of pages, in which a member is named. */
const SHELLS = "morsel-shell-";

/** Files that this page has fetched, which the worker did not see on a first visit. */
const seenFiles = (window: Window): readonly string[] =>
  window.performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);

/** Tells the service worker, which the build writes, what to keep. Where there is none, pages need the network. */
export const makeKeptPages = (
  window: Window & typeof globalThis,
  language: { readonly locale: string; readonly prefix: string },
  report: Report,
): KeptPages => {
  const container = "serviceWorker" in window.navigator ? window.navigator.serviceWorker : undefined;
  let kept: (() => void) | undefined;
  const tell = (message: object): void => {
    if (container === undefined) return;
    container.ready.then(({ active }) => active?.postMessage(message), report);
  };
  // Private windows and some settings forbid it: then there is nothing to keep.
  container?.register(SCRIPT, { updateViaCache: "none" }).catch((problem: unknown) => {
    if (!(problem instanceof DOMException || problem instanceof TypeError)) report(problem);
  });
  // A worker of another build has none of this page's yet.
  container?.addEventListener("controllerchange", () => kept?.());
  return {
    keep: (member, isChanged) => {
      kept = () =>
        tell({
          kind: "keep",
          ...language,
          ...(member === undefined ? {} : { member }),
          isChanged,
          seen: seenFiles(window),
        });
      kept();
    },
    forget: () => {
      kept = undefined;
      tell({ kind: "forget" });
      // At once as well: the worker may be asleep.
      if (!("caches" in window)) return;
      window.caches
        .keys()
        .then((names) =>
          Promise.all(names.filter((name) => name.startsWith(SHELLS)).map((name) => window.caches.delete(name))),
        )
        .catch(report);
    },
  };
};
