import { provideClient } from "../../provide-client.ts";
import { mealsClient } from "../../../http-contract/meals/meals-client.ts";
import { MealsClient } from "@morsel/application/meals/client/meals-client";
import { MealShareStore } from "@morsel/application/meals/meal-share-store";
import { MealStore } from "@morsel/application/meals/meal-store";
import { makeMemoryMealShareStore } from "../../../memory/meals/meal-share-store.ts";
import { makeMemoryMealStore } from "../../../memory/meals/meal-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { mealsUseCases } from "./use-cases.ts";

export const meals = moduleOf((bindings) => {
  mealsUseCases(bindings);
  bindings.provide(MealShareStore, { state: MemoryState }, ({ state }) => makeMemoryMealShareStore(state));
  bindings.provide(MealStore, { state: MemoryState }, ({ state }) => makeMemoryMealStore(state));
  provideClient(bindings, MealsClient, mealsClient);
});
