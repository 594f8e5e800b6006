import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { MailLinks } from "@morsel/application/mail/mail-links";
import { MealShareStore } from "@morsel/application/meals/meal-share-store";
import { MealStore } from "@morsel/application/meals/meal-store";
import { makeMealsUseCases, MealsUseCases } from "@morsel/application/meals/use-cases";
import { MemberFoods } from "@morsel/application/foods/member-foods";
import { Ids } from "@morsel/application/platform/ids";
import { Clock } from "@morsel/application/platform/clock";
import type { Bindings } from "../../container.ts";

export const mealsUseCases = ({ provide }: Bindings): void => {
  const needs = {
    meals: MealStore,
    shares: MealShareStore,
    foods: MemberFoods,
    catalogue: FoodCatalogue,
    links: MailLinks,
    ids: Ids,
    clock: Clock,
  };
  provide(MealsUseCases, needs, makeMealsUseCases);
};
