import { queryOptions } from "@tanstack/react-query";
import { importAnew } from "../../../../shell/lazy/import-anew.ts";

/**
 * What opens under the box: asked for as soon as the box is on the page, so that it is there before anybody opens it. No
 * Suspense: what React suspends, it shows some 300 ms later than it could.
 */
export const foodPanelQuery = queryOptions({
  queryKey: ["food-panel"],
  queryFn: importAnew(() => import("./food-panel.tsx")),
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
});
