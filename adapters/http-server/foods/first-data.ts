import { FoodsInLanguage } from "@morsel/application/foods/foods-in-language";
import { MemberFoods } from "@morsel/application/foods/member-foods";
import { foodOfSlug, foodSlug, isFoodId, type FoodId } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import { foodText } from "../../http-contract/foods/encode.ts";
import { defineFirstData, queryText, type FirstData } from "../platform/first-data.ts";

const FOOD_PAGE = /^\/(?:nutrition-facts-calories|food\/calorie-chart-nutrition-facts)\/([^/]+)$/;

/** A food's page has the food inside, its name as title, and the address of its slug. */
export const foodFirstData = defineFirstData(
  { foods: FoodsInLanguage, memberFoods: MemberFoods },
  ({ foods, memberFoods }) =>
    ({ path, reader }) => {
      const [, slug] = FOOD_PAGE.exec(path) ?? [];
      if (slug === undefined) return undefined;
      const id = foodOfSlug(slug);
      const found = (known: FoodId) =>
        reader === undefined ? foods.byId(known) : memberFoods.byId(reader.member.id, known);
      return Effect.map(isFoodId(id) ? found(id) : Effect.undefined, (food): FirstData =>
        food === undefined
          ? { query: [], isMissing: true }
          : {
              query: [queryText(["food", food.id], foodText(food))],
              title: food.description,
              address: path.slice(0, -slug.length) + foodSlug(food),
            },
      );
    },
);
