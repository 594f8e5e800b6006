import { FavouritesClient } from "@morsel/application/favourites/client/favourites-client";
import { FavouriteStore } from "@morsel/application/favourites/favourite-store";
import { FavouriteUseCases } from "@morsel/application/favourites/use-cases";
import { makeMemoryFavouriteStore } from "../../../memory/favourites/favourite-store.ts";
import { makeMemoryFavouritesClient } from "../../../memory/favourites/favourites-client.ts";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { favouriteUseCases } from "./use-cases.ts";

export const favourites = moduleOf((bindings) => {
  favouriteUseCases(bindings);
  bindings.provide(FavouriteStore, { state: MemoryState }, ({ state }) => makeMemoryFavouriteStore(state));
  bindings.provide(
    FavouritesClient,
    { connection: MemoryConnection, useCases: FavouriteUseCases },
    makeMemoryFavouritesClient,
  );
});
