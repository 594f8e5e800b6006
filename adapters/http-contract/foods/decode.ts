import type { FoodPage } from "@morsel/application/foods/food-search";
import type { Food, FoodId, FoodSource, Serving, ServingId } from "@morsel/domain/foods";
import type { WireFood, WireFoodPage } from "./foods.ts";
import { readUsage } from "../diary/decode.ts";
import { readContents } from "../shared/contents-codec.ts";

const readSource = ({ also_in, ...source }: WireFood["source"]): FoodSource => ({
  ...source,
  ...(also_in === undefined ? {} : { alsoIn: also_in }),
});

const readServing = (wire: WireFood["servings"][number]): Serving => ({ ...wire, id: wire.id as ServingId });

export const readFood = (wire: WireFood): Food => ({
  id: wire.id as FoodId,
  description: wire.description,
  ...(wire.original_name === undefined ? {} : { originalName: wire.original_name }),
  alternativeNames: wire.alternative_names,
  ...(wire.brand === undefined ? {} : { brand: wire.brand }),
  category: wire.category,
  source: readSource(wire.source),
  basis: wire.basis,
  nutrients: readContents(wire.nutrients),
  servings: wire.servings.map(readServing),
  ...(wire.default_serving === undefined ? {} : { defaultServing: wire.default_serving as ServingId }),
});

export const readFoodPage = (wire: WireFoodPage): FoodPage => ({
  items: wire.items.map(readFood),
  ...(wire.next === null ? {} : { next: wire.next }),
  ...(wire.usages === undefined ? {} : { usages: wire.usages.map(readUsage) }),
});
