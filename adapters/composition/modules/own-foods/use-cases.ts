import { repairFibre } from "@morsel/application/own-foods/mend-fibre-job";
import { contributeJob } from "../../contribute-job.ts";
import { MemberToday } from "@morsel/application/diary-settings/member-today";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { FoodsInLanguage } from "@morsel/application/foods/foods-in-language";
import { MemberFoods, makeMemberFoods } from "@morsel/application/foods/member-foods";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { makeOwnFoodUseCases, OwnFoodUseCases } from "@morsel/application/own-foods/use-cases";
import { MemberFoodSource } from "@morsel/application/foods/member-food-source";
import { Clock } from "@morsel/application/platform/clock";
import type { Bindings } from "../../container.ts";

const ports = { own: OwnFoodStore, foods: FoodCatalogue, diary: DiaryStore, today: MemberToday, clock: Clock };

export const ownFoodUseCases = (bindings: Bindings): void => {
  const { provide } = bindings;
  contributeJob(bindings, repairFibre);
  provide(MemberFoods, { foods: FoodsInLanguage, own: MemberFoodSource }, makeMemberFoods);
  provide(OwnFoodUseCases, ports, makeOwnFoodUseCases);
};
