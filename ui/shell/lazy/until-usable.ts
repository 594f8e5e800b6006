let usable = Promise.resolve();
let release = (): void => undefined;

/** Parts and answers that the first view can do without wait from here on, until the page can be used: they would compete with its own. */
export const holdLateParts = (): void => {
  usable = new Promise((resolve) => {
    release = resolve;
  });
};

/** Longest wait for an idle moment. */
const IDLE_MS = 500;

/** The page can be used: what waited begins with the next idle moment. */
export const releaseLateParts = (): void => {
  // Safari has no idle callbacks.
  if ("requestIdleCallback" in window) window.requestIdleCallback(release, { timeout: IDLE_MS });
  else setTimeout(release);
};

/** Settled on pages that hold nothing back, such as stories and pages that the build writes. */
export const untilUsable = (): Promise<void> => usable;
