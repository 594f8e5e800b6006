/** Tells whether the server has a newer build than this page's: then this page's entry file is gone. */
export const hasNewBuild = async (document: Document, fetch: typeof globalThis.fetch): Promise<boolean> => {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (entry === undefined) return false;
  const { status } = await fetch(entry, { method: "HEAD", cache: "no-store" });
  return status === 404;
};

/**
 * A tab that was open while the server got another build finds its later parts gone. It is told so, once, and loads nothing anew by
 * itself: what is half typed stays until the person says so.
 */
export const watchForNewBuild = (window: Window & typeof globalThis, onNewBuild: () => void): void => {
  let wasTold = false;
  const judge = async (): Promise<void> => {
    const isNew = await hasNewBuild(window.document, window.fetch.bind(window));
    if (!isNew || wasTold) return;
    wasTold = true;
    onNewBuild();
  };
  // An unreachable server counts as no new build.
  window.addEventListener("vite:preloadError", () => void judge().catch(() => undefined));
};
