import type { MealsClient } from "@morsel/application/meals/client/meals-client";
import type { MealLink } from "@morsel/application/meals/share-meal";
import type { ApiClient } from "../shared/call.ts";
import { readMeal, readMealPage, readSharedMeal, writeItemRequest } from "./codec.ts";
import * as calls from "./meals-calls.ts";

const linkOf = (answer: unknown) => answer as MealLink;

export const mealsClient = ({ call }: ApiClient): MealsClient => ({
  meals: ({ sort, text, cursor }) =>
    call(calls.meals, { query: { sort, query: text.slice(0, 200) || undefined, cursor } }, readMealPage),
  meal: (id) => call(calls.meal, { params: { id } }, readMeal),
  save: (id, { slot, items, ...meal }) => {
    const payload = { id, ...meal, ...(slot === undefined ? {} : { meal: slot }), items: items.map(writeItemRequest) };
    return call(calls.saveMeal, { payload }, readMeal);
  },
  change: (id, { items, ...change }) => {
    const payload = { ...change, ...(items === undefined ? {} : { items: items.map(writeItemRequest) }) };
    return call(calls.changeMeal, { params: { id }, payload }, readMeal);
  },
  remove: (id) => call(calls.deleteMeal, { params: { id } }, readMeal),
  restore: (id) => call(calls.restoreMeal, { params: { id } }, readMeal),
  link: (id) => call(calls.mealLink, { params: { id } }, linkOf),
  share: (id) => call(calls.shareMeal, { params: { id } }, linkOf),
  unshare: (id) => call(calls.unshareMeal, { params: { id } }, linkOf),
  shared: (token) => call(calls.sharedMeal, { params: { token } }, readSharedMeal),
  copyShared: (id, token) => call(calls.copySharedMeal, { payload: { id, token } }, readMeal),
});
