import { FoodReviewClient } from "@morsel/application/food-review/client/food-review-client";
import { FoodReviewStore } from "@morsel/application/food-review/food-review-store";
import { foodReviewClient } from "../../../http-contract/food-review/food-review-client.ts";
import { makeMemoryFoodReviewStore } from "../../../memory/food-review/food-review-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { provideClient } from "../../provide-client.ts";
import { foodReviewUseCases } from "./use-cases.ts";

export const foodReview = moduleOf((bindings) => {
  foodReviewUseCases(bindings);
  bindings.provide(FoodReviewStore, { state: MemoryState }, ({ state }) => makeMemoryFoodReviewStore(state));
  provideClient(bindings, FoodReviewClient, foodReviewClient);
});
