import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root.tsx";
import { words } from "../../routes/words.ts";
import { withConsents } from "./pages/use-consents.ts";

const adConsentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/ad-consent-settings",
  beforeLoad: withConsents,
  loader: words("consent", "titles"),
  component: lazyRouteComponent(() => import("./pages/ad-consent-page.tsx"), "AdConsentPage"),
});

const consentsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/consents-existing",
  beforeLoad: withConsents,
  loader: words("consent", "titles"),
  component: lazyRouteComponent(() => import("./pages/existing-consents-page.tsx"), "ExistingConsentsPage"),
});

export const consentRoutes = [adConsentRoute, consentsRoute];
