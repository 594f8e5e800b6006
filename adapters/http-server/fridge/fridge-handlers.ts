import { FridgeUseCases } from "@morsel/application/fridge/use-cases";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { readSplit, readTake, writeFridge } from "../../http-contract/fridge/codec.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { reply } from "../responses/reply.ts";

const currentMember = Effect.map(CurrentMember, ({ id }) => id);

export const fridgeHandlers = defineHandlers("fridge", { useCases: FridgeUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "fridge", (handlers) =>
    handlers
      .handle("fridge", () =>
        Effect.flatMap(currentMember, (member) => reply(useCases.readFridge(member), writeFridge)),
      )
      .handle("splitDish", ({ payload }) =>
        Effect.flatMap(currentMember, (member) =>
          reply(useCases.splitDish({ member, ...readSplit(payload) }), writeFridge),
        ),
      )
      .handle("takePortion", ({ params: { id }, payload }) =>
        Effect.flatMap(currentMember, (member) =>
          reply(useCases.takePortion({ member, ...readTake(id, payload) }), writeFridge),
        ),
      )
      .handle("throwAway", ({ params: { id }, payload: { version, thrown_away: isThrownAway } }) =>
        Effect.flatMap(currentMember, (member) =>
          reply(useCases.throwAway({ member, dish: id, version, isThrownAway }), writeFridge),
        ),
      )
      .handle("acceptPortion", ({ params: { id } }) =>
        Effect.flatMap(currentMember, (member) => reply(useCases.acceptPortion(member, id), writeFridge)),
      )
      .handle("giveBackPortion", ({ params: { id } }) =>
        Effect.flatMap(currentMember, (member) => reply(useCases.giveBack(member, id), writeFridge)),
      ),
  ),
);
