import { FoodMergeUseCases } from "@morsel/application/food-merges/use-cases";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeDuplicates, writeMerges } from "../../http-contract/food-merges/codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { forMember } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

/** Each food of a page is searched for. */
const PAGE = 20;

export const foodMergesHandlers = defineHandlers("foodMerges", { useCases: FoodMergeUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "foodMerges", (handlers) =>
    handlers
      .handle("foodMerges", ({ query: { limit = PAGE, cursor } }) =>
        reply(useCases.merges({ limit, cursor }), writeMerges),
      )
      .handle("mergeFoods", ({ payload }) =>
        forMember((actor) => reply(useCases.merge({ ...payload, actor }), () => ({ id: payload.id }))),
      )
      .handle("duplicateFoods", ({ query: { limit = PAGE, cursor } }) =>
        reply(useCases.duplicates({ limit: Math.min(limit, PAGE), cursor }), writeDuplicates),
      )
      .handle("undoFoodMerge", ({ payload }) =>
        forMember((actor) => reply(useCases.undo({ ...payload, actor }), () => ({ id: payload.id }))),
      ),
  ),
);
