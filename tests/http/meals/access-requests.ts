import type { AccessRequests, AccessRoom, WalkRequests } from "../support/access-requests.ts";
import type { Walk } from "../support/walk.ts";
import { id } from "../support/harness.ts";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";

const food = SAMPLE_FOODS[0]?.id ?? "";
const meal = { name: "Usual", items: [{ food_id: food, amount: 10, unit: "g" }] };

export const accessRequests: AccessRequests = {
  "meals.meals": ["/api/services/meals"],
  "meals.saveMeal": ["/api/services/meals", { ...meal, id: id(500) }],
  "meals.meal": [`/api/services/meals/${id(501)}`],
  "meals.changeMeal": [`/api/services/meals/${id(501)}`, { version: 1, name: "Renamed" }],
  "meals.deleteMeal": [`/api/services/meals/${id(502)}`],
  "meals.copySharedMeal": ["/api/services/meals/copies", { id: id(503), token: "no-such-token" }],
  "meals.mealLink": [`/api/services/meals/${id(501)}/link`],
  "meals.shareMeal": [`/api/services/meals/${id(501)}/link`],
  "meals.unshareMeal": [`/api/services/meals/${id(501)}/link`],
  "sharedMeals.sharedMeal": ["/api/services/shared-meals/no-such-token"],
  "meals.restoreMeal": [`/api/services/meals/${id(502)}/restore`],
};

export const prepare: AccessRoom["prepare"] = async ({ ada }) => {
  for (const mealId of [id(501), id(502)]) await ada.send("POST", "/api/services/meals", { ...meal, id: mealId });
};

const linkToken = async ({ ada }: Walk): Promise<string> => {
  const made = await ada.send("POST", `/api/services/meals/${id(501)}/link`);
  return ((await made.json()) as { readonly token: string }).token;
};

export const walkRequests: WalkRequests = {
  "meals.copySharedMeal": async (walk) => ["/api/services/meals/copies", { id: id(503), token: await linkToken(walk) }],
  "sharedMeals.sharedMeal": async (walk) => [`/api/services/shared-meals/${await linkToken(walk)}`],
};
