import type { Food, ComparedBy } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import type { NutrientId } from "@morsel/domain/nutrition";
import { pageOf } from "../platform/paging.ts";
import * as Effect from "effect/Effect";
import { makeMemberFoods } from "./member-foods.ts";
import type { MemberFoodSource } from "./member-food-source.ts";
import { token } from "../platform/token.ts";
import type { CatalogueLists } from "./catalogue-lists.ts";
import type { FoodCatalogue } from "./food-catalogue.ts";
import type { CursorUnreadable } from "./food-search.ts";
import { cursorAfter, placeOf } from "./search-cursor.ts";

export type BrowsePorts = {
  readonly lists: CatalogueLists;
  readonly foods: FoodCatalogue;
  readonly own: Pick<MemberFoodSource, "foods">;
};

/** A food of a list, and how much of the nutrient it has where the list is by one. */
export type ListedFood = { readonly food: Food; readonly amount?: number };
export type ListedPage = { readonly items: readonly ListedFood[]; readonly next?: string };

type Asked = {
  readonly member?: MemberId | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
};
export type FoodGroupQuery = Asked & { readonly group: string };
export type TopFoodsQuery = Asked & { readonly nutrient: NutrientId; readonly by: ComparedBy };

/** W307, W308: pages of the catalogue's lists; a member sees foods as they corrected them. */
export const makeBrowseFoods = ({ lists, foods, own }: BrowsePorts) => {
  const memberFoods = makeMemberFoods({ foods, own });
  const page = <Row extends Pick<Food, "id"> & { readonly amount?: number }>(
    { member, limit, cursor }: Asked,
    rowsAfter: (after: number, limit: number) => Effect.Effect<readonly Row[]>,
  ): Effect.Effect<ListedPage, CursorUnreadable> =>
    Effect.gen(function* () {
      const after = yield* placeOf(cursor);
      const found = yield* rowsAfter(after, limit + 1);
      const { items: shown, last } = pageOf(found, limit);
      const ids = shown.map(({ id }) => id);
      const known = yield* member === undefined ? foods.byIds(ids) : memberFoods.byIds(member, ids);
      const byId = new Map(known.map((food) => [food.id, food]));
      const items = shown.flatMap(({ id, amount }): readonly ListedFood[] => {
        const food = byId.get(id);
        return food === undefined ? [] : [{ food, ...(amount === undefined ? {} : { amount }) }];
      });
      return { items, ...(last === undefined ? {} : { next: cursorAfter(after + limit) }) };
    });
  return {
    groups: lists.groups,
    inGroup: (asked: FoodGroupQuery) =>
      page(asked, (after, limit) =>
        Effect.map(lists.inGroup(asked.group, after, limit), (ids) => ids.map((id) => ({ id }))),
      ),
    richest: (asked: TopFoodsQuery) =>
      page(asked, (after, limit) => lists.richest(asked.nutrient, asked.by, after, limit)),
  };
};

export type BrowseFoods = ReturnType<typeof makeBrowseFoods>;
export const BrowseFoods = token<BrowseFoods>("BrowseFoods");
