import type { FavouritesClient } from "@morsel/application/favourites/client/favourites-client";
import { provideFavourites } from "./routes.ts";

/** The way to favourites, fetched when it is first asked for. */
export const openFavouritesOf =
  (context: Parameters<typeof provideFavourites>[0]["context"]) => async (): Promise<FavouritesClient> =>
    (await provideFavourites({ context })).favourites;
