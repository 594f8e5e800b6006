import { pathIn, type Locale } from "@morsel/domain/locales";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { refusalIn } from "../i18n/refusals.ts";
import { routeTree } from "../routes/tree.ts";
import { LazyFailedPage } from "../shell/errors/error-pages.tsx";
import type { AppContext } from "./app-context.ts";

/** The locale's prefix is the router's base: routes know paths without it. Without a history it is the browser's. */
export const makeRouter = (context: AppContext, locale: Locale, history?: RouterHistory) =>
  createRouter({
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

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
