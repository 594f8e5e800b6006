import type { FoodNotFound } from "@morsel/application/foods/food-catalogue";
import type { Problems, Refusals } from "../shared/problem.ts";

export const foodRefusals: Refusals<FoodNotFound> = { FoodNotFound: { id: "string" } };

export const foodProblems: Problems<FoodNotFound> = {
  fields: foodRefusals,
  problems: { FoodNotFound: { status: 404, title: "The food does not exist." } },
};
