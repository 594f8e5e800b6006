import type { OwnFoodsClient } from "@morsel/application/own-foods/client/own-foods-client";
import type { FoodId } from "@morsel/domain/foods";
import type { ApiClient } from "../shared/call.ts";
import { readFoodEdited, readOwnFood, readOwnFoodPage, writeDraft, writeReach } from "./codec.ts";
import * as calls from "./own-foods-calls.ts";
import type { WireFoodIds } from "./schemas.ts";

const idsOf = ({ ids }: WireFoodIds) => ids as readonly FoodId[];

export const ownFoodsClient = ({ call }: ApiClient): OwnFoodsClient => ({
  ownFoods: ({ sort, text, cursor }) =>
    call(calls.ownFoods, { query: { sort, query: text.slice(0, 200) || undefined, cursor } }, readOwnFoodPage),
  ownFood: (id) => call(calls.ownFood, { params: { id } }, readOwnFood),
  counts: (id) =>
    call(calls.countEntries, { params: { id } }, ({ all, from_today: fromToday }) => ({ all, fromToday })),
  save: (id, { version, draft, reach }) => {
    const payload = { version, ...writeDraft(draft), ...writeReach(reach) };
    return call(calls.saveOwnFood, { params: { id }, payload }, readFoodEdited);
  },
  remove: (ids) => call(calls.removeOwnFoods, { payload: { ids } }, idsOf),
  restore: (ids) => call(calls.restoreOwnFoods, { payload: { ids } }, idsOf),
  submit: (id) => call(calls.submitOwnFood, { params: { id } }, readOwnFood),
  withdraw: (id) => call(calls.withdrawOwnFood, { params: { id } }, readOwnFood),
});
