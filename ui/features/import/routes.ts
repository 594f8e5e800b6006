import { ImportClient } from "@morsel/application/import/client/import-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";

const importRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reports/import",
  beforeLoad: ({ context }) =>
    context.provide({ imports: ImportClient }, () => import("../../composition/clients/import.ts")),
  loader: messageLoader("data-import", "nutrition", "foods", "diary"),
  component: lazyRouteComponent(() => import("./pages/import-page.tsx"), "ImportPage"),
});

export const importRoutes = [importRoute];
