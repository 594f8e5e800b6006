import { provideClient } from "../../provide-client.ts";
import { favouritesClient } from "../../../http-contract/favourites/favourites-client.ts";
import { FavouritesClient } from "@morsel/application/favourites/client/favourites-client";
import { FavouriteStore } from "@morsel/application/favourites/favourite-store";
import { makeMemoryFavouriteStore } from "../../../memory/favourites/favourite-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { favouriteUseCases } from "./use-cases.ts";

export const favourites = moduleOf((bindings) => {
  favouriteUseCases(bindings);
  bindings.provide(FavouriteStore, { state: MemoryState }, ({ state }) => makeMemoryFavouriteStore(state));
  provideClient(bindings, FavouritesClient, favouritesClient);
});
