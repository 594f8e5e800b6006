import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { AccessRequests } from "../support/access-requests.ts";

const food = SAMPLE_FOODS[0]?.id ?? "";

export const accessRequests: AccessRequests = {
  "foods.search": ["/api/services/foods?query=banana"],
  "foods.suggestions": ["/api/services/foods/suggestions?meal=lunch&at=12:00"],
  "catalogue.groups": ["/api/services/catalogue/groups"],
  "catalogue.inGroup": ["/api/services/catalogue/foods?group=Fruits"],
  "catalogue.richest": ["/api/services/catalogue/richest?nutrient=iron&per=100kcal"],
  "foods.food": [`/api/services/foods/${food}`],
};
