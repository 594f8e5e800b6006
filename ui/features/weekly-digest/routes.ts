import { DigestClient } from "@morsel/application/weekly-digest/client/digest-client";
import { type CalendarDate, isCalendarDate } from "@morsel/domain/calendar";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root.tsx";

const digestRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reports/weekly-digest",
  validateSearch: (search: Record<string, unknown>): { readonly date?: CalendarDate } =>
    isCalendarDate(search["date"]) ? { date: search["date"] } : {},
  beforeLoad: ({ context }) =>
    context.provide({ digests: DigestClient }, () => import("../../composition/clients/weekly-digest.ts")),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const [{ digestQuery }] = await Promise.all([
      import("./queries.ts"),
      context.words("weekly-digest", "charts", "nutrition", "foods"),
    ]);
    void context.queries.prefetchQuery(digestQuery(context.digests, deps.date));
  },
  component: lazyRouteComponent(() => import("./pages/digest-page.tsx"), "DigestPage"),
});

export const weeklyDigestRoutes = [digestRoute];
