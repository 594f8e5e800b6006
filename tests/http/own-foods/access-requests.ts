import type { AccessRequests, AccessRoom } from "../support/access-requests.ts";
import { id } from "../support/harness.ts";

const ownFood = {
  description: "Granola",
  basis: "eu",
  per: "100g",
  servings: [],
  nutritional_contents: { energy: { unit: "calories", value: 450 }, fat: 12, carbohydrates: 60, protein: 10 },
};

export const accessRequests: AccessRequests = {
  "ownFoods.ownFoods": ["/api/services/own-foods"],
  "ownFoods.ownFood": [`/api/services/own-foods/${id(504)}`],
  "ownFoods.saveOwnFood": [`/api/services/own-foods/${id(504)}`, { ...ownFood, version: 1 }],
  "ownFoods.countEntries": [`/api/services/own-foods/${id(504)}/entries`],
  "ownFoods.submitOwnFood": [`/api/services/own-foods/${id(504)}/submission`],
  "ownFoods.withdrawOwnFood": [`/api/services/own-foods/${id(504)}/submission`],
  "ownFoods.removeOwnFoods": ["/api/services/own-foods/removals", { ids: [id(505)] }],
  "ownFoods.restoreOwnFoods": ["/api/services/own-foods/restorations", { ids: [id(505)] }],
};

export const prepare: AccessRoom["prepare"] = async ({ ada }) => {
  await ada.send("POST", `/api/services/own-foods/${id(504)}`, { ...ownFood, version: 0 });
};
