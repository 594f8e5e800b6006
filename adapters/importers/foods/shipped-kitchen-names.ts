import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { KitchenNames } from "@morsel/application/recipes/kitchen-names";
import type { FoodId } from "@morsel/domain/foods";
import { kitchenKey } from "@morsel/domain/recipes";
import { parseRows, splitList } from "./everyday.ts";

const COLUMNS = "food\tdescription\tnames";

export type KitchenFood = { readonly id: FoodId; readonly description: string; readonly names: readonly string[] };

export const readKitchenFoods = (): readonly KitchenFood[] =>
  parseRows(COLUMNS, readFileSync(join(import.meta.dirname, "../../data/foods/kitchen-names.tsv"), "utf8")).map(
    ([id = "", description = "", names = ""]) => ({ id: id as FoodId, description, names: splitList(names, ",") }),
  );

/** Read with the first recipe: a server starts without it. */
export const makeShippedKitchenNames = (): KitchenNames => {
  let known: ReadonlyMap<string, FoodId> | undefined;
  return {
    foodCalled: (key) => {
      known ??= new Map(readKitchenFoods().flatMap(({ id, names }) => names.map((name) => [kitchenKey(name), id])));
      return known.get(key);
    },
  };
};
