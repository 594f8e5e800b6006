import { chosenReport, queryOf, reportSearchIn } from "@morsel/application/reports/client/report-search";
import { ReportsClient } from "@morsel/application/reports/client/reports-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { words } from "../../routes/words.ts";
import { reportQuery } from "./queries.ts";

const provideReports = ({ context }: { readonly context: Pick<AppContext, "provide"> }) =>
  context.provide({ reports: ReportsClient }, () => import("../../composition/clients/reports.ts"));

const reportsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reports",
  validateSearch: reportSearchIn,
  beforeLoad: provideReports,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queries.prefetchQuery(reportQuery(context.reports, queryOf(chosenReport(deps))));
    return context.words("reports", "charts", "nutrition", "foods", "food-database", "diary", "hydration");
  },
  component: lazyRouteComponent(() => import("./pages/reports-page.tsx"), "ReportsPage"),
});

const printableRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reports/printable-diary/$username",
  beforeLoad: provideReports,
  loader: words("reports", "nutrition", "foods", "diary", "exercise"),
  component: lazyRouteComponent(() => import("./pages/printable-page.tsx"), "PrintablePage"),
});

const exportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reports/export",
  loader: words("reports"),
  component: lazyRouteComponent(() => import("./pages/export-page.tsx"), "ExportPage"),
});

export const reportsRoutes = [reportsRoute, printableRoute, exportRoute];
