import { FavouriteUseCases } from "@morsel/application/favourites/use-cases";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeFavouritePage, writeNamedFood } from "../../http-contract/favourites/codec.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { reply } from "../responses/reply.ts";

const PAGE = 25;

const currentMember = Effect.map(CurrentMember, ({ id }) => id);

export const favouriteHandlers = defineHandlers("favourites", { useCases: FavouriteUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "favourites", (handlers) =>
    handlers
      .handle("favourites", ({ query: { limit = PAGE, cursor } }) =>
        Effect.flatMap(currentMember, (member) =>
          reply(useCases.readFavourites({ member, limit, cursor }), writeFavouritePage),
        ),
      )
      .handle("favouriteIds", () =>
        Effect.flatMap(currentMember, (member) => reply(useCases.favouriteIds(member), (ids) => ({ ids }))),
      )
      .handle("addFavourite", ({ payload: { food_id: id } }) =>
        Effect.flatMap(currentMember, (member) =>
          reply(useCases.addFavourite({ member, id }), () => ({ is_favourite: true })),
        ),
      )
      .handle("removeFavourite", ({ payload: { food_id: id } }) =>
        Effect.flatMap(currentMember, (member) =>
          reply(useCases.removeFavourite({ member, id }), () => ({ is_favourite: false })),
        ),
      )
      .handle("words", () =>
        Effect.flatMap(currentMember, (member) =>
          reply(useCases.readWords(member), (items) => ({ items: items.map(writeNamedFood) })),
        ),
      )
      .handle("putWord", ({ payload: { word, food_id } }) =>
        Effect.flatMap(currentMember, (member) =>
          reply(useCases.putWord({ member, word, foodId: food_id }), writeNamedFood),
        ),
      )
      .handle("removeWord", ({ payload: { word } }) =>
        Effect.flatMap(currentMember, (member) => reply(useCases.removeWord({ member, word }), () => ({ word }))),
      ),
  ),
);
