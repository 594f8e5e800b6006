import { FoodUsageStore } from "@morsel/application/foods/food-usage-store";
import { DiaryUseCases } from "@morsel/application/diary/use-cases";
import { GapsUseCases, makeGapsUseCases } from "@morsel/application/gaps/use-cases";
import { MemberFoods } from "@morsel/application/foods/member-foods";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { moduleOf, type Bindings } from "../../container.ts";

const ports = { diary: DiaryUseCases, usage: FoodUsageStore, own: OwnFoodStore, foods: MemberFoods };

export const gapsUseCases = ({ provide }: Bindings): void => {
  provide(GapsUseCases, ports, makeGapsUseCases);
};

/** It keeps nothing of its own. */
export const gaps = moduleOf(gapsUseCases);
