import { FoodReviewStore } from "@morsel/application/food-review/food-review-store";
import { FoodReviewUseCases, makeFoodReviewUseCases } from "@morsel/application/food-review/use-cases";
import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { FoodSearch } from "@morsel/application/foods/food-search";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { Clock } from "@morsel/application/platform/clock";
import type { Bindings } from "../../container.ts";

const ports = { reviews: FoodReviewStore, own: OwnFoodStore, foods: FoodCatalogue, search: FoodSearch, clock: Clock };

export const foodReviewUseCases = ({ provide }: Bindings): void => {
  provide(FoodReviewUseCases, ports, makeFoodReviewUseCases);
};
