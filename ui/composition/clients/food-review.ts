import { foodReviewClient } from "@morsel/adapters/http-contract/food-review/food-review-client";
import { FoodReviewClient } from "@morsel/application/food-review/client/food-review-client";
import { clientModule } from "../client-module.ts";

export default clientModule(FoodReviewClient, foodReviewClient);
