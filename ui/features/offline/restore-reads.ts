import type { KeptRead } from "@morsel/application/offline/client/kept-reads";
import type { DefaultOptions, QueryClient } from "@tanstack/react-query";

const chosen = new WeakMap<QueryClient, DefaultOptions>();

/** True while the page shows earlier answers, because the server cannot be asked. */
export const wasRestored = (queries: QueryClient): boolean => chosen.has(queries);

/**
 * Shows answers of earlier visits that are not at hand for as long as the server cannot be asked, and so long none is too old: asking
 * again would only tell that nothing comes.
 */
export const restoreReads = (queries: QueryClient, reads: readonly KeptRead[]): void => {
  if (!chosen.has(queries)) {
    const options = queries.getDefaultOptions();
    chosen.set(queries, options);
    queries.setDefaultOptions({
      ...options,
      queries: { ...options.queries, gcTime: Infinity, staleTime: Infinity, refetchOnWindowFocus: false },
    });
  }
  for (const { key, data } of reads) if (queries.getQueryData(key) === undefined) queries.setQueryData(key, data);
};

/** The server answers again: all that is shown is asked for. */
export const askAgain = (queries: QueryClient): void => {
  const before = chosen.get(queries);
  if (before !== undefined) queries.setDefaultOptions(before);
  chosen.delete(queries);
  void queries.invalidateQueries();
};
