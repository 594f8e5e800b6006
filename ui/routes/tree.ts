import { accountRoutes } from "../features/identity/routes.ts";
import { foodRoutes } from "../features/foods/routes.ts";
import { homeRoutes } from "../features/home/routes.ts";
import { apiRoute, elsewhereRoute } from "./elsewhere.ts";
import { legalRoutes } from "../features/legal/routes.ts";
import { rootRoute } from "./root.tsx";

/** Every address of the product; a route is registered by naming it here. */
export const routeTree = rootRoute.addChildren([
  ...homeRoutes,
  ...accountRoutes,
  ...foodRoutes,
  ...legalRoutes,
  apiRoute,
  elsewhereRoute,
]);
