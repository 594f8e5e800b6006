import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "./root.tsx";

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/login",
  validateSearch: (search: Record<string, unknown>): { readonly callbackUrl?: string; readonly error?: string } => ({
    ...(typeof search["callbackUrl"] === "string" ? { callbackUrl: search["callbackUrl"] } : {}),
    ...(typeof search["error"] === "string" ? { error: search["error"] } : {}),
  }),
  component: lazyRouteComponent(() => import("./login-page.tsx"), "LoginPage"),
});

export const accountRoutes = [loginRoute];
