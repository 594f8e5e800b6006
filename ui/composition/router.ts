import { pathIn, type Locale } from "@morsel/domain/locales";
import { createRouter } from "@tanstack/react-router";
import { routeTree } from "../routes/tree.ts";
import type { AppContext } from "./app-context.ts";

/** The locale's prefix is the router's base: routes know paths without it. */
export const makeRouter = (context: AppContext, locale: Locale) =>
  createRouter({
    routeTree,
    context,
    basepath: pathIn(locale, "/"),
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    trailingSlash: "never",
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
