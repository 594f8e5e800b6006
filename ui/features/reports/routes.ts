import { chosenReport, queryOf, reportSearchIn } from "@morsel/application/reports/client/report-search";
import { ReportsClient } from "@morsel/application/reports/client/reports-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
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
    return context.words("reports", "charts", "nutrition", "foods", "diary", "hydration");
  },
  component: lazyRouteComponent(() => import("./pages/reports-page.tsx"), "ReportsPage"),
});

export const reportsRoutes = [reportsRoute];
