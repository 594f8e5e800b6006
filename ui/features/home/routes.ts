import { mealAt } from "@morsel/domain/diary";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { dayQuery, suggestionsQuery } from "../../logging/queries.ts";
import { rootRoute } from "../../routes/root.tsx";

const HomePage = lazyRouteComponent(() => import("./pages/home-page.tsx"), "HomePage");

/** The same address for everyone: what members see of it, and what visitors do. The server sends either along with the page. */
const AUDIENCE = {
  member: {
    page: () => import("./pages/member-home.tsx"),
    words: ["home", "measurements", "hydration", "diary", "foods", "food-database", "nutrition"],
  },
  visitor: {
    page: () => import("../landing/pages/landing-page.tsx"),
    words: ["landing", "foods", "food-database", "diary", "nutrition"],
  },
} as const;

/** Members see their day; what it needs is asked for at once, and nothing waits for it. */
const warm = async ({ context }: { readonly context: AppContext }) => {
  if (context.sessionWatch.current().status !== "authenticated") return context.words(...AUDIENCE.visitor.words);
  const time = context.device.timeOfDay();
  void context.queries.prefetchQuery(dayQuery(context.diary, context.device.today()));
  void context.queries.prefetchQuery(suggestionsQuery(context.diary, mealAt(time), time));
  return context.words(...AUDIENCE.member.words);
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
