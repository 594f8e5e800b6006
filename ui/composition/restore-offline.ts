import { readKept } from "@morsel/adapters/browser/offline/kept-reads";
import { restoreReads } from "../features/offline/restore-reads.ts";
import type { AppContext } from "./app-context.ts";

/** Before the first paint of a page that the service worker kept: what its member has seen on this device. */
export const restoreOffline = async ({ queries, report, sessionWatch }: AppContext): Promise<void> => {
  const status = sessionWatch.current();
  if (status.status !== "authenticated") return;
  try {
    restoreReads(queries, await readKept(status.me.userId));
  } catch (problem) {
    report(problem);
  }
};
