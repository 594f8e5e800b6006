import { ConsentClient } from "@morsel/application/consent/client/consent-client";
import { ConsentMemory } from "@morsel/application/consent/client/consent-memory";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";

const withConsents = ({ context }: { readonly context: AppContext }) =>
  context.provide(
    { consents: ConsentMemory, consentClient: ConsentClient },
    () => import("../../composition/clients/after-paint.ts"),
  );

const adConsentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/ad-consent-settings",
  beforeLoad: withConsents,
  loader: messageLoader("consent", "titles"),
  component: lazyRouteComponent(() => import("./pages/ad-consent-page.tsx"), "AdConsentPage"),
});

const consentsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/consents-existing",
  beforeLoad: withConsents,
  loader: messageLoader("consent", "titles"),
  component: lazyRouteComponent(() => import("./pages/existing-consents-page.tsx"), "ExistingConsentsPage"),
});

export const consentRoutes = [adConsentRoute, consentsRoute];
