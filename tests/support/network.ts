import type { Page, Request } from "playwright-core";

/** Longer than a page takes from an answer to what it asks for because of it. */
const QUIET_MS = 500;

/**
 * Watches what a page asks for from here on. Chromium's own "networkidle" is said once for each document: it says nothing of
 * what is asked for later. A stream of events never ends and is not waited for, nor what the test itself `holds` back.
 */
export const watchNetwork = (
  page: Page,
  holds?: ReturnType<Request["resourceType"]>,
): { readonly quiet: () => Promise<void> } => {
  const open = new Set<Request>();
  let last = performance.now();
  const end = (request: Request): void => {
    last = performance.now();
    open.delete(request);
  };
  page.on("request", (request) => {
    last = performance.now();
    if (!["eventsource", holds].includes(request.resourceType())) open.add(request);
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  // No poll of Vitest's, which does not know whose it is where tests run at once.
  const quiet = async (): Promise<void> => {
    const until = performance.now() + 60_000;
    while (open.size > 0 || performance.now() - last < QUIET_MS) {
      if (performance.now() > until) throw new Error(`Never quiet: ${[...open].map((one) => one.url()).join(", ")}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { quiet };
};
