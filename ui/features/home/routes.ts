import { mealAt } from "@morsel/domain/diary";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { dayQuery, suggestionsQuery } from "../diary/queries.ts";
import { rootRoute } from "../../routes/root.tsx";

const HomePage = lazyRouteComponent(() => import("./pages/home-page.tsx"), "HomePage");

/** Members see their day; what it needs is asked for at once, and nothing waits for it. */
const warm = ({ context }: { readonly context: AppContext }) => {
  if (context.sessionWatch.current().status !== "authenticated") return context.moreWords();
  const time = context.device.timeOfDay();
  void context.queries.prefetchQuery(dayQuery(context.diary, context.device.today()));
  void context.queries.prefetchQuery(suggestionsQuery(context.diary, mealAt(time), time));
  return undefined;
};

const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: "/", loader: warm, component: HomePage });

const firstHomepage = createRoute({
  getParentRoute: () => rootRoute,
  path: "/logged-in-homepage",
  loader: warm,
  component: HomePage,
});

const secondHomepage = createRoute({
  getParentRoute: () => rootRoute,
  path: "/logged-in-homepage-v2",
  loader: warm,
  component: HomePage,
});

export const homeRoutes = [homeRoute, firstHomepage, secondHomepage];
