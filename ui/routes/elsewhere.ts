import { pathIn } from "@morsel/domain/locales";
import { redirectOf } from "@morsel/domain/navigation";
import { createRoute, notFound, redirect } from "@tanstack/react-router";
import { rootRoute } from "./root.tsx";

/** NA22: the addresses that lead to a screen of another name; any other is not found. */
export const elsewhereRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "$",
  beforeLoad: async ({ context, location }) => {
    // The address may be one of those that come later.
    if (await context.allRoutes()) throw redirect({ href: location.publicHref, replace: true });
    const to = redirectOf(location.pathname);
    if (to !== undefined) throw redirect({ href: pathIn(context.locale, to), replace: true });
    throw notFound();
  },
});
