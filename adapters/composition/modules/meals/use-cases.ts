import { MealStore } from "@morsel/application/meals/meal-store";
import { makeMealsUseCases, MealsUseCases } from "@morsel/application/meals/use-cases";
import { MemberFoods } from "@morsel/application/own-foods/member-foods";
import { Clock } from "@morsel/application/platform/clock";
import type { Bindings } from "../../container.ts";

export const mealsUseCases = ({ provide }: Bindings): void => {
  provide(MealsUseCases, { meals: MealStore, foods: MemberFoods, clock: Clock }, makeMealsUseCases);
};
