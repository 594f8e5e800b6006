import { queryOptions } from "@tanstack/react-query";
import { importWithRetry } from "../../../../shell/lazy/import-with-retry.ts";
import { untilUsable } from "../../../../shell/lazy/until-usable.ts";

const load = importWithRetry(() => import("./food-panel.tsx"));

/**
 * Loads the panel as soon as the page can be used, so that it is there before it is opened. Without Suspense, which would show it some
 * 300 ms later.
 */
export const foodPanelQuery = queryOptions({
  queryKey: ["food-panel"],
  queryFn: () => untilUsable().then(load),
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
});
