import { accountRoutes } from "./account.ts";
import { foodRoutes } from "./food.ts";
import { homeRoutes } from "./home.ts";
import { apiRoute, elsewhereRoute } from "./elsewhere.ts";
import { legalRoutes } from "./legal.ts";
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
