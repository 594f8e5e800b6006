import { defaultTitleOf, pathIn } from "@morsel/domain/locales";
import { redirectOf } from "@morsel/domain/navigation";
import { createRoute, lazyRouteComponent, notFound, redirect } from "@tanstack/react-router";
import { rootRoute } from "./root.tsx";

const NOBODY_KNOWS = "title.404";

/** NA22: the addresses that lead to a screen, and those that have a name and no screen yet; any other address is not found. */
export const elsewhereRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "$",
  beforeLoad: ({ context, location }) => {
    const to = redirectOf(location.pathname);
    if (to !== undefined) throw redirect({ href: pathIn(context.locale, to), replace: true });
  },
  loader: ({ context, location }) => {
    if (defaultTitleOf(location.pathname).key === NOBODY_KNOWS) throw notFound();
    return context.words("titles", "descriptions", "planned");
  },
  component: lazyRouteComponent(() => import("../features/planned/pages/planned-page.tsx"), "PlannedPage"),
});
