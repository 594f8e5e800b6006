import type { ReportSearch } from "@morsel/application/reports/client/report-search";
import { ReportsClient } from "@morsel/application/reports/client/reports-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { provideMeasurements } from "../measurements/routes.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";

const provideReports = ({ context }: { readonly context: Pick<AppContext, "provide"> }) =>
  context.provide({ reports: ReportsClient }, () => import("../../composition/clients/reports.ts"));

/** An address may say anything; what of it is a choice, only the page knows: `reportSearchIn`. */
type Asked = { readonly [Name in keyof ReportSearch]?: unknown };

const reportsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reports",
  validateSearch: (search: Record<string, unknown>): Asked => search,
  beforeLoad: async ({ context }) => {
    const [reports, measurements] = await Promise.all([provideReports({ context }), provideMeasurements(context)]);
    return { ...reports, ...measurements };
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const [{ requestedReportQuery: askedReportQuery }] = await Promise.all([
      import("./loader-parts.ts"),
      context.words("reports", "charts", "nutrition", "foods", "food-database", "diary", "hydration", "eligibility"),
    ]);
    void context.queries.prefetchQuery(askedReportQuery(context.reports, deps));
  },
  component: lazyRouteComponent(() => import("./pages/reports-page.tsx"), "ReportsPage"),
});

const printableRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reports/printable-diary/$username",
  beforeLoad: provideReports,
  loader: messageLoader("reports", "nutrition", "foods", "diary", "exercise"),
  component: lazyRouteComponent(() => import("./pages/printable-page.tsx"), "PrintablePage"),
});

const exportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reports/export",
  loader: messageLoader("reports"),
  component: lazyRouteComponent(() => import("./pages/export-page.tsx"), "ExportPage"),
});

export const reportsRoutes = [reportsRoute, printableRoute, exportRoute];
