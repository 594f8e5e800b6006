import { MealsUseCases } from "@morsel/application/meals/use-cases";
import * as Effect from "effect/Effect";
import { defineFirstData, type FirstData } from "../platform/first-data.ts";

const SHARED_MEAL_PAGE = /^\/shared-meal\/([^/]+)$/;

/** The page of a link that leads to no meal, or not any more, is missing. */
export const sharedMealFirstData = defineFirstData({ useCases: MealsUseCases }, ({ useCases }) => ({ path }) => {
  const [, token] = SHARED_MEAL_PAGE.exec(path) ?? [];
  if (token === undefined) return undefined;
  return Effect.match(useCases.sharedMeal(token), {
    onSuccess: (): FirstData => ({ query: [] }),
    onFailure: (): FirstData => ({ query: [], isMissing: true }),
  });
});
