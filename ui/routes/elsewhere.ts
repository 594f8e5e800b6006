import { pathIn } from "@morsel/domain/locales";
import { redirectOf } from "@morsel/domain/navigation";
import { createRoute, lazyRouteComponent, notFound, redirect } from "@tanstack/react-router";
import { rootRoute } from "./root.tsx";

/** NA22: the addresses that lead to a screen, and those that have a name and no screen yet; any other address is not found. */
export const elsewhereRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "$",
  beforeLoad: ({ context, location }) => {
    const to = redirectOf(location.pathname);
    if (to !== undefined) throw redirect({ href: pathIn(context.locale, to), replace: true });
  },
  loader: async ({ context, location }): Promise<string> => {
    const key = await import("../features/planned/planned-title.ts").then(({ plannedTitle }) =>
      plannedTitle(location.pathname),
    );
    if (key === undefined) throw notFound();
    await context.words("titles", "descriptions", "planned");
    return key;
  },
  component: lazyRouteComponent(() => import("../features/planned/pages/planned-page.tsx"), "PlannedPage"),
});
