import fc from "fast-check";
import { ownFoodOptions, GRAM, type FoodUsage } from "@morsel/domain/diary";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { Instant } from "@morsel/domain/calendar";
import { FOOD_TABS, type Food } from "@morsel/domain/foods";
import { SUGGESTION_TABS } from "@morsel/application/diary/client/food-box";
import { describe, expect, it } from "vitest";

const used = ({ id, description }: Food, amount: number): FoodUsage => ({
  foodId: id,
  description,
  meal: "lunch",
  times: 1,
  lastLoggedAt: amount as Instant,
  lastAmount: amount,
  lastServing: GRAM,
});

describe("own foods before anything is typed", () => {
  it("W167 those of this hour and slot come first, then often, then lately eaten; none is lost, and amounts are those of last time", () => {
    const foods = SAMPLE_FOODS.slice(0, 8);
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...foods]),
        fc.shuffledSubarray([...foods]),
        fc.shuffledSubarray([...foods]),
        (a, b, c) => {
          const lists = {
            usual: a.map((food) => used(food, 7)),
            frequent: b.map((food) => used(food, 7)),
            recent: c.map((food) => used(food, 7)),
          };
          const options = ownFoodOptions(foods, lists);
          const eaten = [...new Set([...a, ...b, ...c].map(({ id }) => id))];
          expect(options.map(({ foodId }) => foodId)).toEqual([
            ...eaten,
            ...foods.map(({ id }) => id).filter((id) => !eaten.includes(id)),
          ]);
          for (const { foodId, amount, serving } of options)
            if (eaten.includes(foodId)) expect([amount, serving]).toEqual([7, GRAM]);
        },
      ),
    );
  });

  it("F14 W167 the box has the lists by their names", () => {
    expect(SUGGESTION_TABS.filter((tab) => tab !== "usual")).toEqual(FOOD_TABS);
  });
});
