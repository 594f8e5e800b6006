import { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";

const needs = { measurements: MeasurementsClient };

/** For routes that show a member's measurements: the way to them is fetched with the first page that does. */
export const provideMeasurements = ({ provide }: Pick<AppContext, "provide">) =>
  provide(needs, () => import("../../composition/clients/measurements.ts"));

const checkInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/measurements/check-in",
  beforeLoad: ({ context }) => provideMeasurements(context),
  loader: async ({ context }) => {
    const needed = [import("./loader-parts.ts"), context.words("measurements", "charts", "diary", "foods")] as const;
    const [{ checkInQuery }] = await Promise.all(needed);
    void context.queries.prefetchQuery(checkInQuery(context.measurements));
  },
  component: lazyRouteComponent(() => import("./pages/check-in-page.tsx"), "CheckInPage"),
});

const historyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/measurements/edit",
  // Only this page knows the types: `requestedType`.
  validateSearch: ({ type }: Record<string, unknown>): { readonly type?: string | undefined } => ({
    type: typeof type === "string" ? type : undefined,
  }),
  beforeLoad: ({ context }) => provideMeasurements(context),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const needed = [import("./loader-parts.ts"), context.words("measurements", "charts", "diary", "foods")] as const;
    const [{ checkInQuery, listQuery, requestedType: shownType }] = await Promise.all(needed);
    void context.queries.prefetchQuery(checkInQuery(context.measurements));
    void context.queries.prefetchInfiniteQuery(listQuery(context.measurements, shownType(deps.type)));
  },
  component: lazyRouteComponent(() => import("./pages/history-page.tsx"), "HistoryPage"),
});

export const measurementsRoutes = [checkInRoute, historyRoute];
