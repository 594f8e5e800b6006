import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { messageLoader } from "../../routes/words.ts";
import { rootRoute } from "../../routes/root.tsx";

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/terms-of-service",
  loader: messageLoader("legal", "titles"),
  component: lazyRouteComponent(() => import("./pages/legal-pages.tsx"), "TermsPage"),
});

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/privacy-policy",
  loader: messageLoader("legal", "titles"),
  component: lazyRouteComponent(() => import("./pages/legal-pages.tsx"), "PrivacyPage"),
});

const guidelinesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/community-guidelines",
  loader: messageLoader("legal", "titles"),
  component: lazyRouteComponent(() => import("./pages/legal-pages.tsx"), "GuidelinesPage"),
});

const dataUsageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/data-usage",
  loader: messageLoader("legal", "titles"),
  component: lazyRouteComponent(() => import("./pages/legal-pages.tsx"), "DataUsagePage"),
});

export const legalRoutes = [termsRoute, privacyRoute, guidelinesRoute, dataUsageRoute];
