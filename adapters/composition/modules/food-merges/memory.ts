import { MergedFoods } from "@morsel/application/catalogues/merged-foods";
import { FoodMergesClient } from "@morsel/application/food-merges/client/food-merges-client";
import { FoodMergeStore } from "@morsel/application/food-merges/food-merge-store";
import { foodMergesClient } from "../../../http-contract/food-merges/food-merges-client.ts";
import { makeMemoryFoodMergeStore, makeMemoryMergedFoods } from "../../../memory/food-merges/food-merge-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { provideClient } from "../../provide-client.ts";
import { foodMergeUseCases } from "./use-cases.ts";

export const foodMerges = moduleOf((bindings) => {
  foodMergeUseCases(bindings);
  bindings.provide(MergedFoods, { state: MemoryState }, ({ state }) => makeMemoryMergedFoods(state));
  bindings.provide(FoodMergeStore, { state: MemoryState }, ({ state }) => makeMemoryFoodMergeStore(state));
  provideClient(bindings, FoodMergesClient, foodMergesClient);
});
