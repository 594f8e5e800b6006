import { ownFoodKey, publishedIdOf, type Food, type FoodId, type StoredOwnFood } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import type { FoodCatalogue } from "../foods/food-catalogue.ts";
import { makeFirstAlike } from "../foods/first-alike.ts";
import type { FoodSearch } from "../foods/food-search.ts";
import type { FoodReviewStore } from "./food-review-store.ts";

/** W710: why a food is shown beside one that waits. */
export const BESIDE = ["published", "corrected", "barcode", "name"] as const;
export type Beside = { readonly why: (typeof BESIDE)[number]; readonly food: Food };

export type NearestPorts = {
  readonly reviews: Pick<FoodReviewStore, "published">;
  readonly foods: Pick<FoodCatalogue, "byIds" | "withBarcode">;
  readonly search: FoodSearch;
};

/** W710: for each food what it is compared with; a page of foods is asked about together where one question answers for all. */
export const makeNearestFoods = ({ reviews, foods, search }: NearestPorts) => {
  const firstAlike = makeFirstAlike({ foods, search });
  const alike = ({ food }: StoredOwnFood): Effect.Effect<Beside | undefined> =>
    firstAlike(food, (found, place) =>
      place === "barcode" ? place : ownFoodKey(found) === ownFoodKey(food) ? "name" : undefined,
    );
  return (all: readonly StoredOwnFood[]): Effect.Effect<ReadonlyMap<StoredOwnFood, Beside>> =>
    Effect.gen(function* () {
      const ids = all.map(({ food }) => food.id);
      const published = new Map((yield* reviews.published(ids.map(publishedIdOf))).map((one) => [one.id, one]));
      const corrected = new Map<FoodId, Food>((yield* foods.byIds(ids)).map((one) => [one.id, one]));
      const beside = new Map<StoredOwnFood, Beside>();
      for (const own of all) {
        const before = published.get(publishedIdOf(own.food.id));
        const catalogued = corrected.get(own.food.id);
        const found =
          before !== undefined
            ? ({ why: "published", food: before } as const)
            : catalogued !== undefined
              ? ({ why: "corrected", food: catalogued } as const)
              : yield* alike(own);
        if (found !== undefined) beside.set(own, found);
      }
      return beside;
    });
};
