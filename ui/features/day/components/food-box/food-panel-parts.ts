import { queryOptions } from "@tanstack/react-query";
import { importWithRetry } from "../../../../shell/lazy/import-with-retry.ts";

/**
 * Loads the panel as soon as the box is on the page, so that it is there before it is opened. Without Suspense, which would show it some
 * 300 ms later.
 */
export const foodPanelQuery = queryOptions({
  queryKey: ["food-panel"],
  queryFn: importWithRetry(() => import("./food-panel.tsx")),
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
});
