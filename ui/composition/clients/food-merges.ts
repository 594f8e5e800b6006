import { foodMergesClient } from "@morsel/adapters/http-contract/food-merges/food-merges-client";
import { FoodMergesClient } from "@morsel/application/food-merges/client/food-merges-client";
import { clientModule } from "../client-module.ts";

export default clientModule(FoodMergesClient, foodMergesClient);
