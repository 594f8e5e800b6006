import type { FoodId, ComparedBy, NutrientRank } from "@morsel/domain/foods";
import type { NutrientId } from "@morsel/domain/nutrition";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** A group of foods, and how many it has. */
export type FoodGroup = { readonly name: string; readonly foods: number };

/** W307, W308: the catalogue as lists to look through; places begin with 1. */
export interface CatalogueLists {
  /** In the order of their names. */
  readonly groups: Effect.Effect<readonly FoodGroup[]>;
  /** Foods after a place, the plainest first. */
  readonly inGroup: (name: string, after: number, limit: number) => Effect.Effect<readonly FoodId[]>;
  readonly richest: (
    nutrient: NutrientId,
    by: ComparedBy,
    after: number,
    limit: number,
  ) => Effect.Effect<readonly NutrientRank[]>;
}

export const CatalogueLists = token<CatalogueLists>("CatalogueLists");
