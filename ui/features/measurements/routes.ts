import { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import { isMeasuredType, type MeasuredType } from "@morsel/domain/measurements";
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { checkInQuery, listQuery } from "./queries.ts";

const needs = { measurements: MeasurementsClient };

/** For routes that show a member's measurements: the way to them is fetched with the first page that does. */
export const provideMeasurements = ({ provide }: Pick<AppContext, "provide">) =>
  provide(needs, () => import("../../composition/clients/measurements.ts"));

const checkInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/measurements/check-in",
  beforeLoad: ({ context }) => provideMeasurements(context),
  loader: ({ context }) => {
    void context.queries.prefetchQuery(checkInQuery(context.measurements));
    return context.words("measurements", "diary", "foods");
  },
  component: lazyRouteComponent(() => import("./pages/check-in-page.tsx"), "CheckInPage"),
});

const historyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/measurements/edit",
  validateSearch: ({ type }: Record<string, unknown>): { readonly type?: MeasuredType | undefined } => ({
    type: isMeasuredType(type) ? type : undefined,
  }),
  beforeLoad: ({ context }) => provideMeasurements(context),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { type = "Weight" } }) => {
    void context.queries.prefetchQuery(checkInQuery(context.measurements));
    void context.queries.prefetchInfiniteQuery(listQuery(context.measurements, type));
    return context.words("measurements", "charts", "diary", "foods");
  },
  component: lazyRouteComponent(() => import("./pages/history-page.tsx"), "HistoryPage"),
});

/** The room's own address leads to what one comes for. */
const measurementsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/measurements",
  beforeLoad: () => {
    throw redirect({ to: "/measurements/check-in", replace: true });
  },
});

export const measurementsRoutes = [measurementsRoute, checkInRoute, historyRoute];
