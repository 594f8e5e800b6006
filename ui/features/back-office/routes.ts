import { BackOfficeClient } from "@morsel/application/back-office/client/back-office-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";
import { forAdmins } from "../admin/routes.ts";

type Given = { readonly context: Pick<AppContext, "provide" | "sessionWatch"> };

/** W531: others than admins get no further than the first line. */
const forOffice = async ({ context }: Given) => {
  const admin = await forAdmins({ context });
  const office = await context.provide(
    { office: BackOfficeClient },
    () => import("../../composition/clients/back-office.ts"),
  );
  return { ...admin, ...office };
};

const load = messageLoader("admin", "back-office", "eligibility", "charts", "diary", "titles");

const premiumRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/premium/$id",
  beforeLoad: forOffice,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/member-premium-page.tsx"), "MemberPremiumPage"),
});

const codesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/codes",
  beforeLoad: forOffice,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/codes-page.tsx"), "CodesPage"),
});

const announcementRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/announcement",
  beforeLoad: forOffice,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/announcement-page.tsx"), "AnnouncementPage"),
});

const statisticsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/statistics",
  beforeLoad: forOffice,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/statistics-page.tsx"), "StatisticsPage"),
});

const healthRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/health",
  beforeLoad: forOffice,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/health-page.tsx"), "HealthPage"),
});

const paymentsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/payments",
  beforeLoad: forOffice,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/payments-page.tsx"), "PaymentsPage"),
});

const sourcesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/sources",
  beforeLoad: forOffice,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/sources-page.tsx"), "SourcesPage"),
});

export const backOfficeRoutes = [
  premiumRoute,
  codesRoute,
  announcementRoute,
  statisticsRoute,
  healthRoute,
  paymentsRoute,
  sourcesRoute,
];
