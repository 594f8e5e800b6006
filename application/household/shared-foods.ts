import type { Food, FoodId, Gtin, OwnCandidate } from "@morsel/domain/foods";
import { isUuid, type MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemberStore } from "../identity/member-store.ts";
import type { OwnFoodStore } from "../own-foods/own-food-store.ts";
import type { RecipeSharer } from "../recipes/read-recipes.ts";
import { token } from "../platform/token.ts";
import type { HouseholdStore } from "./household-store.ts";
import { namesOf } from "./household-view.ts";

/** Foods that a household's member has for the others: own foods alone, or settled recipes too. */
type Source = Pick<OwnFoodStore, "beginningWith" | "withBarcode" | "foods">;

/** W268: foods that others of the household share, as own foods are asked for; each says whose it is. */
export type SharedFoods = Source;

/** Own foods of the others, of which one cooks too. */
export const SharedIngredients = token<SharedFoods>("SharedIngredients");

export type SharedFoodsPorts = {
  readonly households: Pick<HouseholdStore, "sharedWith" | "sharers">;
  readonly members: Pick<MemberStore, "byId">;
  readonly source: Source;
};

const AT_ONCE = { concurrency: "unbounded" } as const;

/** The figures are copied: what is remembered of a food by them is remembered of its owner's. */
const ofOwner = (food: Food, owner: string): Food => ({
  ...food,
  nutrients: { ...food.nutrients },
  source: { ...food.source, owner },
});

export const makeSharedFoods = ({ households, members, source }: SharedFoodsPorts): SharedFoods => {
  const ofOthers = (
    member: MemberId,
    ask: (other: MemberId) => Effect.Effect<readonly OwnCandidate[]>,
  ): Effect.Effect<readonly OwnCandidate[]> =>
    Effect.gen(function* () {
      const others = yield* households.sharers(member);
      if (others.length === 0) return [];
      const found = yield* Effect.all(others.map(ask), AT_ONCE);
      const ids = found.flat().map(({ id }) => id);
      const shared = yield* households.sharedWith(member, ids);
      const isShared = new Set(shared.map(({ owner, id }) => `${owner} ${id}`));
      return others.flatMap((other, place) => (found[place] ?? []).filter(({ id }) => isShared.has(`${other} ${id}`)));
    });
  return {
    foods: (member, ids: readonly FoodId[]) =>
      Effect.gen(function* () {
        const asked = ids.filter((id) => isUuid(id));
        const shared = asked.length === 0 ? [] : yield* households.sharedWith(member, asked);
        if (shared.length === 0) return [];
        const owners = [...new Set(shared.map(({ owner }) => owner))];
        const names = yield* namesOf(members, owners);
        const found = yield* Effect.all(
          owners.map((owner) =>
            source.foods(
              owner,
              shared.filter((one) => one.owner === owner).map(({ id }) => id),
            ),
          ),
          AT_ONCE,
        );
        return owners.flatMap((owner, place) =>
          (found[place] ?? []).map((food) => ofOwner(food, names.get(owner) ?? "")),
        );
      }),
    beginningWith: (member, beginning, limit) =>
      ofOthers(member, (other) => source.beginningWith(other, beginning, limit)),
    withBarcode: (member, barcode: Gtin) => ofOthers(member, (other) => source.withBarcode(other, barcode)),
  };
};

/** W268: who of the household shares a recipe. */
export const makeRecipeSharer =
  ({ households, members }: Omit<SharedFoodsPorts, "source">): RecipeSharer =>
  (member, id) =>
    Effect.gen(function* () {
      const [shared] = yield* households.sharedWith(member, [id]);
      if (shared?.kind !== "recipe") return undefined;
      const names = yield* namesOf(members, [shared.owner]);
      return { id: shared.owner, username: names.get(shared.owner) ?? "" };
    });

/** One's own before what others share. */
export const withShared = <Own extends Source>(own: Own, shared: SharedFoods): Own => ({
  ...own,
  foods: (member, ids) =>
    Effect.flatMap(own.foods(member, ids), (mine) => {
      const known = new Set(mine.map(({ id }) => id));
      const left = ids.filter((id) => isUuid(id) && !known.has(id));
      return left.length === 0
        ? Effect.succeed(mine)
        : Effect.map(shared.foods(member, left), (theirs) => [...mine, ...theirs]);
    }),
  beginningWith: (member, beginning, limit) =>
    Effect.map(
      Effect.all(
        [own.beginningWith(member, beginning, limit), shared.beginningWith(member, beginning, limit)],
        AT_ONCE,
      ),
      (both) => both.flat(),
    ),
  withBarcode: (member, barcode) =>
    Effect.map(Effect.all([own.withBarcode(member, barcode), shared.withBarcode(member, barcode)], AT_ONCE), (both) =>
      both.flat(),
    ),
});
