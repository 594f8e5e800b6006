import { FavouritesClient } from "@morsel/application/favourites/client/favourites-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";

/** For pages that show or write favourites: the way to them is fetched with the first that does. */
export const provideFavourites = ({ context }: { readonly context: Pick<AppContext, "provide"> }) =>
  context.provide({ favourites: FavouritesClient }, () => import("../../composition/clients/favourites.ts"));

const favouritesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/food/favourites",
  beforeLoad: provideFavourites,
  loader: messageLoader("favourites", "foods", "food-database", "diary", "titles"),
  component: lazyRouteComponent(() => import("./pages/favourites-page.tsx"), "FavouritesPage"),
});

export const favouriteRoutes = [favouritesRoute];
