import type { Listed } from "@morsel/application/admin/client/admin-client";
import type { ShownDuplicate, ShownMerge } from "@morsel/application/food-merges/client/food-merges-client";
import type { FoodMerge } from "@morsel/application/food-merges/food-merge-store";
import type { Duplicate } from "@morsel/application/food-merges/use-cases";
import { readFood } from "../foods/decode.ts";
import { writeFood } from "../foods/encode.ts";
import type { WireDuplicateFoods, WireFoodMerges } from "./schemas.ts";

export const writeDuplicates = ({ items, next }: Listed<Duplicate>): WireDuplicateFoods => ({
  items: items.map(({ food, like, why }) => ({ food: writeFood(food), like: writeFood(like), why })),
  next: next ?? null,
});

export const readDuplicates = ({ items, next }: WireDuplicateFoods): Listed<ShownDuplicate> => ({
  items: items.map(({ food, like, why }) => ({ food: readFood(food), like: readFood(like), why })),
  ...(next === null ? {} : { next }),
});

export const writeMerges = ({ items, next }: Listed<FoodMerge>): WireFoodMerges => ({
  items: items.map(({ id, name, keptName, at, isUndone }) => ({
    id,
    name,
    kept_name: keptName,
    at: new Date(at).toISOString(),
    is_undone: isUndone,
  })),
  next: next ?? null,
});

export const readMerges = ({ items, next }: WireFoodMerges): Listed<ShownMerge> => ({
  items: items.map(({ at, kept_name: keptName, is_undone: isUndone, ...one }) => ({
    ...one,
    keptName,
    at: Date.parse(at),
    isUndone,
  })),
  ...(next === null ? {} : { next }),
});
