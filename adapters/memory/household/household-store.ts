import * as Effect from "effect/Effect";
import {
  SHARES_LIMIT,
  type SharedThing,
  type HouseholdPerson,
  type HasHousehold,
  type HouseholdConflict,
} from "@morsel/domain/household";
import type { HouseholdStore, SharedPlace, SharedQuery } from "@morsel/application/household/household-store";
import { ownFoodKey, type FoodId } from "@morsel/domain/foods";
import type { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { recipeTitleKey } from "@morsel/domain/recipes";
import type { RecipeStore } from "@morsel/application/recipes/recipe-store";
import type { MemberId } from "@morsel/domain/identity";
import { addJobs } from "../jobs/jobs-table.ts";
import type { MemoryState } from "../platform/state.ts";
import { storedHouseholds, householdRecordOf, leave, sharesOf } from "./household-table.ts";

export type HouseholdStorePorts = {
  readonly state: MemoryState;
  readonly own: Pick<OwnFoodStore, "ownFood">;
  readonly recipes: Pick<RecipeStore, "byIds">;
};

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byPlace = (a: SharedPlace, b: SharedPlace): number => byText(a.key, b.key) || byText(a.id, b.id);
const byJoining = (a: HouseholdPerson, b: HouseholdPerson): number => a.joinedAt - b.joinedAt || byText(a.id, b.id);

const pageOf = <A>(
  all: readonly { readonly place: SharedPlace; readonly one: A }[],
  { limit, nameKey = "", after }: SharedQuery,
): readonly A[] =>
  all
    .filter(({ place }) => place.key.includes(nameKey) && (after === undefined || byPlace(after, place) < 0))
    .toSorted((a, b) => byPlace(a.place, b.place))
    .slice(0, limit)
    .map(({ one }) => one);

/** Each method runs in one go, as a transaction would. */
export const makeMemoryHouseholdStore = ({ state, own, recipes }: HouseholdStorePorts): HouseholdStore => {
  const table = storedHouseholds(state);
  const all = () => [...table.values()].map(({ household }) => household);
  const others = (member: MemberId): readonly MemberId[] =>
    (householdRecordOf(state, member)?.household.people ?? [])
      .flatMap(({ id }) => (id === member ? [] : [id]))
      .toSorted(byText);
  const sharedBy = (owner: MemberId): readonly SharedThing[] =>
    [...sharesOf(state, owner)].map(([id, kind]) => ({ owner, kind, id })).toSorted((a, b) => byText(a.id, b.id));
  const sharedWith = (member: MemberId): readonly SharedThing[] => others(member).flatMap(sharedBy);
  const standingFood = (owner: MemberId, id: FoodId) =>
    Effect.map(own.ownFood(owner, id), (found) => (found?.isDeleted === false ? found.food : undefined));
  return {
    of: (member) => Effect.sync(() => householdRecordOf(state, member)?.household),

    inviting: (member) =>
      Effect.sync(() =>
        all()
          .filter(({ invitations }) => invitations.some(({ invited }) => invited === member))
          .toSorted((a, b) => byText(a.id, b.id)),
      ),

    byCode: (hash) =>
      Effect.sync(() => all().find(({ invitations }) => invitations.some(({ codeHash }) => codeHash === hash))),

    save: (household, jobs) =>
      Effect.suspend((): Effect.Effect<void, HouseholdConflict | HasHousehold> => {
        const { id, people } = household;
        const kept = table.get(id);
        if ((kept?.household.version ?? 0) !== household.version - 1)
          return Effect.fail<HouseholdConflict>({ _tag: "HouseholdConflict" });
        if (people.some((one) => ![undefined, kept].includes(householdRecordOf(state, one.id))))
          return Effect.fail<HasHousehold>({ _tag: "HasHousehold" });
        for (const { id: gone } of kept?.household.people ?? [])
          if (kept !== undefined && people.every((one) => one.id !== gone)) leave(state, kept, gone);
        if (people.length === 0) table.delete(id);
        else
          table.set(id, {
            household: { ...household, people: people.toSorted(byJoining) },
            dishes: kept?.dishes ?? new Map(),
          });
        addJobs(state, jobs);
        return Effect.void;
      }),

    shares: (member) => Effect.sync(() => sharedBy(member)),

    shared: (member, ids) => Effect.sync(() => ids.filter((id) => sharesOf(state, member).has(id))),

    share: (member, kind, id) =>
      Effect.suspend(() => {
        if (householdRecordOf(state, member) === undefined) return Effect.succeed(false);
        const mine = sharesOf(state, member);
        if (!mine.has(id) && mine.size >= SHARES_LIMIT)
          return Effect.fail({ _tag: "SharesAreFull" as const, limit: SHARES_LIMIT });
        mine.set(id, kind);
        return Effect.succeed(true);
      }),

    unshare: (member, id) => Effect.sync(() => void sharesOf(state, member).delete(id)),

    sharedWith: (member, ids) =>
      Effect.filter(
        sharedWith(member).filter(({ id }) => ids.includes(id)),
        ({ owner, kind, id }) =>
          kind === "recipe" ? Effect.succeed(true) : Effect.map(standingFood(owner, id), (food) => food !== undefined),
      ),

    sharers: (member) => Effect.sync(() => others(member).filter((other) => sharesOf(state, other).size > 0)),

    sharedFoods: (member, query) =>
      Effect.gen(function* () {
        const found = [];
        for (const { owner, kind, id } of sharedWith(member)) {
          const food = kind === "food" ? yield* standingFood(owner, id) : undefined;
          if (food !== undefined) found.push({ place: { key: ownFoodKey(food), id }, one: { owner, food } });
        }
        return pageOf(found, query);
      }),

    sharedRecipes: (member, query) =>
      Effect.gen(function* () {
        const found = [];
        for (const { owner, kind, id } of sharedWith(member)) {
          const [recipe] = kind === "recipe" ? yield* recipes.byIds(owner, [id]) : [];
          if (recipe !== undefined)
            found.push({ place: { key: recipeTitleKey(recipe.title), id }, one: { owner, recipe } });
        }
        return pageOf(found, query);
      }),
  };
};
