import { favouritesClient } from "@morsel/adapters/http-contract/favourites/favourites-client";
import { FavouritesClient } from "@morsel/application/favourites/client/favourites-client";
import { clientModule } from "../client-module.ts";

export default clientModule(FavouritesClient, favouritesClient);
