import { CoachClientPort } from "@morsel/application/coach/client/coach-client";
import { isCalendarDate, type CalendarDate } from "@morsel/domain/calendar";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";

/** The diary asks it too, after its paint. */
export const askCoach = ({ provide }: Pick<AppContext, "provide">) =>
  provide({ coach: CoachClientPort }, () => import("../../composition/clients/coach.ts"));

const provideCoach = ({ context }: { readonly context: Pick<AppContext, "provide"> }) => askCoach(context);

const load = messageLoader("coach", "diary", "titles");

const coachesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/coaches",
  beforeLoad: provideCoach,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/coaches-page.tsx"), "CoachesPage"),
});

const linkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/coaching",
  beforeLoad: provideCoach,
  // Reads the part behind the # of a link, which no server has seen.
  loader: async ({ context, location }): Promise<{ readonly hash: string }> => {
    await load({ context });
    return { hash: location.hash };
  },
  component: lazyRouteComponent(() => import("./pages/coach-link-page.tsx"), "CoachLinkPage"),
});

const clientsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/friends/clients",
  beforeLoad: provideCoach,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/clients-page.tsx"), "ClientsPage"),
});

const clientRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/friends/clients/$username",
  validateSearch: ({ date }: Record<string, unknown>): { readonly date?: CalendarDate | undefined } => ({
    date: isCalendarDate(date) ? date : undefined,
  }),
  beforeLoad: provideCoach,
  loader: messageLoader("coach", "diary-sharing", "diary", "nutrition", "foods", "exercise", "titles"),
  component: lazyRouteComponent(() => import("./pages/client-page.tsx"), "ClientPage"),
});

export const coachRoutes = [coachesRoute, linkRoute, clientsRoute, clientRoute];
