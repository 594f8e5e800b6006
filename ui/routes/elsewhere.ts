import { defaultTitleOf } from "@morsel/domain/locales";
import { createRoute, notFound, redirect } from "@tanstack/react-router";
import { NotOpenPage } from "../shell/error-page.tsx";
import { rootRoute } from "./root.tsx";

const NOBODY_KNOWS = "title.404";

/** The API's own description is a page of the server. */
export const apiRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/api",
  loader: () => {
    throw redirect({ href: "/api/docs", reloadDocument: true });
  },
});

/** The addresses that have a name and no screen yet; any other address is not found. */
export const elsewhereRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "$",
  loader: ({ context, location }) => {
    if (defaultTitleOf(location.pathname).key === NOBODY_KNOWS) throw notFound();
    return context.words("titles");
  },
  component: NotOpenPage,
});
