import type { Food, FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { FoodCatalogue } from "./food-catalogue.ts";
import { token } from "../platform/token.ts";
import type { MemberFoodSource } from "./member-food-source.ts";

/** Foods as a member has them: the catalogue's, the member's own, and in their places what the member corrected (F28). */
export interface MemberFoods {
  readonly byId: (member: MemberId, id: FoodId) => Effect.Effect<Food | undefined>;
  /** Known ones only, in the order asked. */
  readonly byIds: (member: MemberId, ids: readonly FoodId[]) => Effect.Effect<readonly Food[]>;
}

export const MemberFoods = token<MemberFoods>("MemberFoods");

/** The foods of one member. */
export type FoodsOfMember = { readonly byIds: (ids: readonly FoodId[]) => Effect.Effect<readonly Food[]> };

/** For one request: what it asked once is not asked again. */
export const foodsOf = (foods: MemberFoods, member: MemberId): FoodsOfMember => {
  const asked = new Map<FoodId, Food | undefined>();
  return {
    byIds: (ids) => {
      const missing = ids.filter((id) => !asked.has(id));
      const inOrder = () => ids.flatMap((id) => asked.get(id) ?? []);
      if (missing.length === 0) return Effect.sync(inOrder);
      return Effect.map(foods.byIds(member, missing), (found) => {
        const known = new Map(found.map((food) => [food.id, food]));
        for (const id of missing) asked.set(id, known.get(id));
        return inOrder();
      });
    },
  };
};

const AT_ONCE = { concurrency: "unbounded" } as const;

/** W163: own foods are asked for with the member alone. */
export const makeMemberFoods = (ports: {
  readonly foods: FoodCatalogue;
  readonly own: Pick<MemberFoodSource, "foods">;
}): MemberFoods => {
  const byIds: MemberFoods["byIds"] = (member, ids) =>
    ids.length === 0
      ? Effect.succeed([])
      : Effect.map(Effect.all([ports.own.foods(member, ids), ports.foods.byIds(ids)], AT_ONCE), ([own, shipped]) => {
          if (own.length === 0) return shipped;
          const known = new Map([...shipped, ...own].map((food) => [food.id, food]));
          return ids.flatMap((id) => known.get(id) ?? []);
        });
  return { byIds, byId: (member, id) => Effect.map(byIds(member, [id]), ([food]) => food) };
};
