import { FridgeUseCases } from "@morsel/application/fridge/use-cases";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { readSplit, readTake, writeFridge } from "../../http-contract/fridge/codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { forMember } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

export const fridgeHandlers = defineHandlers("fridge", { useCases: FridgeUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "fridge", (handlers) =>
    handlers
      .handle("fridge", () => forMember((member) => reply(useCases.readFridge(member), writeFridge)))
      .handle("splitDish", ({ payload }) =>
        forMember((member) => reply(useCases.splitDish({ member, ...readSplit(payload) }), writeFridge)),
      )
      .handle("takePortion", ({ params: { id }, payload }) =>
        forMember((member) => reply(useCases.takePortion({ member, ...readTake(id, payload) }), writeFridge)),
      )
      .handle("throwAway", ({ params: { id }, payload: { version, thrown_away: isThrownAway } }) =>
        forMember((member) => reply(useCases.throwAway({ member, dish: id, version, isThrownAway }), writeFridge)),
      )
      .handle("acceptPortion", ({ params: { id } }) =>
        forMember((member) => reply(useCases.acceptPortion(member, id), writeFridge)),
      )
      .handle("giveBackPortion", ({ params: { id } }) =>
        forMember((member) => reply(useCases.giveBack(member, id), writeFridge)),
      ),
  ),
);
