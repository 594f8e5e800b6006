import { FavouriteUseCases } from "@morsel/application/favourites/use-cases";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeFavouritePage, writeNamedFood } from "../../http-contract/favourites/codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { forMember, replyForId } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

const PAGE = 25;

export const favouriteHandlers = defineHandlers("favourites", { useCases: FavouriteUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "favourites", (handlers) =>
    handlers
      .handle("favourites", ({ query: { limit = PAGE, cursor } }) =>
        replyForId((member) => useCases.readFavourites({ member, limit, cursor }), writeFavouritePage),
      )
      .handle("favouriteIds", () => forMember((member) => reply(useCases.favouriteIds(member), (ids) => ({ ids }))))
      .handle("addFavourite", ({ payload: { food_id: id } }) =>
        forMember((member) => reply(useCases.addFavourite({ member, id }), () => ({ is_favourite: true }))),
      )
      .handle("removeFavourite", ({ payload: { food_id: id } }) =>
        forMember((member) => reply(useCases.removeFavourite({ member, id }), () => ({ is_favourite: false }))),
      )
      .handle("words", () =>
        forMember((member) => reply(useCases.readWords(member), (items) => ({ items: items.map(writeNamedFood) }))),
      )
      .handle("putWord", ({ payload: { word, food_id } }) =>
        replyForId((member) => useCases.putWord({ member, word, foodId: food_id }), writeNamedFood),
      )
      .handle("removeWord", ({ payload: { word } }) =>
        forMember((member) => reply(useCases.removeWord({ member, word }), () => ({ word }))),
      ),
  ),
);
