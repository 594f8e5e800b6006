import { pathIn, type Locale } from "@morsel/domain/locales";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { refusalIn } from "../i18n/refusals.ts";
import { elsewhereRoute } from "../routes/elsewhere.ts";
import { addRoutes, routeTree } from "../routes/tree.ts";
import { LazyFailedPage } from "../shell/errors/error-pages.tsx";
import type { AppContext, RouterContext } from "./app-context.ts";

/** The locale's prefix is the router's base: routes know paths without it. Without a history it is the browser's. */
export const makeRouter = (given: AppContext, locale: Locale, history?: RouterHistory) => {
  let isWhole = false;
  const allRoutes = async (): Promise<boolean> => {
    if (isWhole) return false;
    await addRoutes();
    router.setRoutes(router.buildRouteTree());
    isWhole = true;
    return true;
  };
  const context: RouterContext = { ...given, allRoutes };
  const router = createRouter({
    ...(history === undefined ? {} : { history }),
    routeTree,
    context,
    basepath: pathIn(locale, "/"),
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    trailingSlash: "never",
    // A page that fails leaves the shell around it standing. A refusal is an answer: nobody needs to hear of it.
    defaultErrorComponent: LazyFailedPage,
    defaultOnCatch: (problem) => {
      if (refusalIn(problem) === undefined) context.report(problem);
    },
  });
  return router;
};

/** Tells whether the address is none of those that are known from the start. */
export const isElsewhere = (router: ReturnType<typeof makeRouter>): boolean => {
  const [, , route] = router.getMatchedRoutes(router.latestLocation.pathname);
  return route === undefined || route.id === elsewhereRoute.id;
};

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
