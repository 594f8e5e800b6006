import type { FavouritesClient } from "@morsel/application/favourites/client/favourites-client";
import type { FavouriteUseCases } from "@morsel/application/favourites/use-cases";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import * as Effect from "effect/Effect";
import type { MemoryConnection } from "../platform/connection.ts";

export type FavouritesClientPorts = { readonly connection: MemoryConnection; readonly useCases: FavouriteUseCases };

/** As many as the page asks for at once. */
const PAGE = 25;

export const makeMemoryFavouritesClient = ({
  connection: { reachAs },
  useCases,
}: FavouritesClientPorts): FavouritesClient => ({
  // The cursors are those that pages gave.
  favourites: (cursor) => reachAs((member) => Effect.orDie(useCases.readFavourites({ member, limit: PAGE, cursor }))),
  ids: reachAs((member) => useCases.favouriteIds(member)),
  star: (id, isOn) =>
    reachAs((member) => (isOn ? useCases.addFavourite({ member, id }) : useCases.removeFavourite({ member, id }))),
  words: reachAs((member) => useCases.readWords(member)),
  putWord: (word, foodId) =>
    reachAs((member) => Effect.mapError(useCases.putWord({ member, word, foodId }), asFieldRefused)),
  removeWord: (word) => reachAs((member) => useCases.removeWord({ member, word })),
});
