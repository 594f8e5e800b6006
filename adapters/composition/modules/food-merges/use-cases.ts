import { MergedFoods } from "@morsel/application/catalogues/merged-foods";
import { FoodMergeStore } from "@morsel/application/food-merges/food-merge-store";
import { FoodMergeUseCases, makeFoodMergeUseCases } from "@morsel/application/food-merges/use-cases";
import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { FoodSearch } from "@morsel/application/foods/food-search";
import { Clock } from "@morsel/application/platform/clock";
import type { Bindings } from "../../container.ts";

const ports = { store: FoodMergeStore, merged: MergedFoods, foods: FoodCatalogue, search: FoodSearch, clock: Clock };

export const foodMergeUseCases = ({ provide }: Bindings): void => {
  provide(FoodMergeUseCases, ports, makeFoodMergeUseCases);
};
