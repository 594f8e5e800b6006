import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { reportKey, STALE_AFTER } from "./queries.ts";

/** Reads reports again after this page wrote something, whichever concept wrote it. */
export const invalidateReports = (queries: QueryClient): void => {
  const written = Math.max(
    0,
    ...queries
      .getMutationCache()
      .findAll({ status: "success" })
      .map(({ state }) => state.submittedAt),
  );
  void queries.invalidateQueries({
    queryKey: reportKey,
    predicate: ({ state: { dataUpdatedAt } }) => dataUpdatedAt > 0 && dataUpdatedAt < written + STALE_AFTER,
  });
};

/** A report shows what was just logged: it is read again when the page opens after a write, and after each write while it is open. */
export const useFreshReports = (): void => {
  const queries = useQueryClient();
  useEffect(() => {
    invalidateReports(queries);
    return queries.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "success")
        void queries.invalidateQueries({ queryKey: reportKey });
    });
  }, [queries]);
};
