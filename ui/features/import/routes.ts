import { ImportClient } from "@morsel/application/import/client/import-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root.tsx";

const importRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reports/import",
  beforeLoad: ({ context }) =>
    context.provide({ imports: ImportClient }, () => import("../../composition/clients/import.ts")),
  loader: async ({ context }) => {
    const [{ importsQuery }] = await Promise.all([
      import("./queries.ts"),
      context.words("data-import", "nutrition", "foods", "diary"),
    ]);
    void context.queries.prefetchQuery(importsQuery(context.imports));
  },
  component: lazyRouteComponent(() => import("./pages/import-page.tsx"), "ImportPage"),
});

export const importRoutes = [importRoute];
