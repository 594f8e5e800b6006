import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpFavouritesClient } from "@morsel/adapters/http-client/favourites/favourites-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { FavouritesClient } from "@morsel/application/favourites/client/favourites-client";

export default moduleOf(({ provide }) => {
  provide(FavouritesClient, { connection: HttpConnection }, ({ connection }) =>
    makeHttpFavouritesClient(...connection),
  );
});
