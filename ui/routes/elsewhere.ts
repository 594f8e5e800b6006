import { defaultTitleOf } from "@morsel/domain/locales";
import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { rootRoute } from "./root.tsx";

const NOBODY_KNOWS = "title.404";

/** The addresses that have a name and no screen yet; any other address is not found. */
export const elsewhereRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "$",
  loader: ({ context, location }) => {
    if (defaultTitleOf(location.pathname).key === NOBODY_KNOWS) throw notFound();
    return context.words("titles", "descriptions", "planned");
  },
  component: lazyRouteComponent(() => import("../features/planned/pages/planned-page.tsx"), "PlannedPage"),
});
