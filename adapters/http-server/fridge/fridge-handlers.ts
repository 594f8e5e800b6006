import { FridgeUseCases } from "@morsel/application/fridge/use-cases";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { readSplit, readTake, writeFridge } from "../../http-contract/fridge/codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { replyForId } from "../responses/for-member.ts";

export const fridgeHandlers = defineHandlers("fridge", { useCases: FridgeUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "fridge", (handlers) =>
    handlers
      .handle("fridge", () => replyForId(useCases.readFridge, writeFridge))
      .handle("splitDish", ({ payload }) =>
        replyForId((member) => useCases.splitDish({ member, ...readSplit(payload) }), writeFridge),
      )
      .handle("takePortion", ({ params: { id }, payload }) =>
        replyForId((member) => useCases.takePortion({ member, ...readTake(id, payload) }), writeFridge),
      )
      .handle("throwAway", ({ params: { id }, payload: { version, thrown_away: isThrownAway } }) =>
        replyForId((member) => useCases.throwAway({ member, dish: id, version, isThrownAway }), writeFridge),
      )
      .handle("acceptPortion", ({ params: { id } }) =>
        replyForId((member) => useCases.acceptPortion(member, id), writeFridge),
      )
      .handle("giveBackPortion", ({ params: { id } }) =>
        replyForId((member) => useCases.giveBack(member, id), writeFridge),
      ),
  ),
);
