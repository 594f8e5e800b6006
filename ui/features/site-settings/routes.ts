import { SiteSettingsClient } from "@morsel/application/site-settings/client/site-settings-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";
import { forAdmins } from "../admin/routes.ts";

type Given = { readonly context: Pick<AppContext, "provide" | "sessionWatch"> };

/** W531: others than admins get no further than the first line. */
const forSettings = async ({ context }: Given) => {
  const admin = await forAdmins({ context });
  const settings = await context.provide(
    { site: SiteSettingsClient },
    () => import("../../composition/clients/site-settings.ts"),
  );
  return { ...admin, settings: settings.site };
};

const load = messageLoader("admin", "site-settings", "membership", "diary", "titles");

const flagsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/flags",
  beforeLoad: forSettings,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/flags-page.tsx"), "FlagsPage"),
});

const promptsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/prompts",
  beforeLoad: forSettings,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/prompts-page.tsx"), "PromptsPage"),
});

const pricesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/prices",
  beforeLoad: forSettings,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/prices-page.tsx"), "PricesPage"),
});

const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/settings",
  beforeLoad: forSettings,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/settings-page.tsx"), "SettingsPage"),
});

export const siteSettingsRoutes = [flagsRoute, promptsRoute, pricesRoute, settingsRoute];
