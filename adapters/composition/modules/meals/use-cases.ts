import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { MealStore } from "@morsel/application/meals/meal-store";
import { makeMealsUseCases, MealsUseCases } from "@morsel/application/meals/use-cases";
import { Clock } from "@morsel/application/platform/clock";
import type { Bindings } from "../../container.ts";

export const mealsUseCases = ({ provide }: Bindings): void => {
  provide(MealsUseCases, { meals: MealStore, foods: FoodCatalogue, clock: Clock }, makeMealsUseCases);
};
