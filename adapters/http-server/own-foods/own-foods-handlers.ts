import { OwnFoodUseCases } from "@morsel/application/own-foods/use-cases";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import {
  readDraft,
  readReach,
  writeFoodEdited,
  writeOwnFood,
  writeOwnFoodPage,
} from "../../http-contract/own-foods/codec.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { forMember, replyForId, replyForMember } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

const PAGE = 25;

export const ownFoodsHandlers = defineHandlers("ownFoods", { useCases: OwnFoodUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "ownFoods", (handlers) =>
    handlers
      .handle("ownFoods", ({ query: { query, sort = "newest", limit = PAGE, cursor } }) =>
        replyForId(
          (member) =>
            useCases.readOwnFoods({
              member,
              sort,
              limit,
              ...(query === undefined ? {} : { text: query }),
              ...(cursor === undefined ? {} : { cursor }),
            }),
          writeOwnFoodPage,
        ),
      )
      .handle("removeOwnFoods", ({ payload: { ids } }) =>
        forMember((member) =>
          reply(useCases.markOwnFoods({ member, ids, isDeleted: true }), (known) => ({ ids: known })),
        ),
      )
      .handle("restoreOwnFoods", ({ payload: { ids } }) =>
        forMember((member) =>
          reply(useCases.markOwnFoods({ member, ids, isDeleted: false }), (known) => ({ ids: known })),
        ),
      )
      .handle("ownFood", ({ params: { id } }) =>
        replyForId((member) => useCases.readOwnFood({ member, id }), writeOwnFood),
      )
      .handle("saveOwnFood", ({ params: { id }, payload }) =>
        replyForMember(
          (member) =>
            useCases.saveOwnFood({
              member,
              id,
              draft: readDraft(payload),
              seen: payload.version,
              reach: readReach(payload),
            }),
          writeFoodEdited,
        ),
      )
      .handle("countEntries", ({ params: { id } }) =>
        Effect.flatMap(CurrentMember, (member) =>
          reply(useCases.countEntries({ member, id }), ({ all, fromToday }) => ({ all, from_today: fromToday })),
        ),
      )
      .handle("submitOwnFood", ({ params: { id } }) =>
        replyForId((member) => useCases.submitOwnFood({ member, id }), writeOwnFood),
      )
      .handle("withdrawOwnFood", ({ params: { id } }) =>
        replyForId((member) => useCases.withdrawOwnFood({ member, id }), writeOwnFood),
      ),
  ),
);
