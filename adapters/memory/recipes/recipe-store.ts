import * as Effect from "effect/Effect";
import {
  RECIPE_REFUSALS,
  refuseRecipe,
  type StoredRecipe,
  POT_LIMITS,
  recipeTitleKey,
  type Pot,
} from "@morsel/domain/recipes";
import type { RecipePlace, RecipeStore } from "@morsel/application/recipes/recipe-store";
import { recipePlaceOf } from "@morsel/application/recipes/read-recipes";
import type { FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { memoryTable, type MemoryState } from "../platform/state.ts";
import {
  activeRecords,
  checkAgainstActive,
  makeMemoryVersionedStore,
  recordsOf,
  recordTable,
} from "../versioned-records/versioned-store.ts";

type OfMember = {
  readonly matches: Map<string, FoodId>;
  /** Pots by name; undefined for a pot that was removed without a weight. */
  readonly pots: Map<string, Pot | undefined>;
};

const recipeTable = recordTable<StoredRecipe>();
const besideTable = memoryTable(() => new Map<MemberId, OfMember>());

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byTitle = (a: RecipePlace, b: RecipePlace): number => byText(a.key, b.key) || byText(a.id, b.id);
const byNewest = (a: RecipePlace, b: RecipePlace): number => Number(b.key) - Number(a.key) || byText(b.id, a.id);

/** Each method runs in one go, as a transaction would. */
export const makeMemoryRecipeStore = (state: MemoryState): RecipeStore => {
  const of = (member: MemberId): OfMember => {
    const table = state.of(besideTable);
    const known = table.get(member) ?? { matches: new Map(), pots: new Map() };
    table.set(member, known);
    return known;
  };
  const standing = (member: MemberId): readonly StoredRecipe[] => activeRecords(state, recipeTable, member);
  const potsOf = (member: MemberId): readonly Pot[] => [...of(member).pots.values()].flatMap((pot) => pot ?? []);
  return {
    ...makeMemoryVersionedStore(state, recipeTable, RECIPE_REFUSALS, checkAgainstActive(refuseRecipe)),

    recipes: (member, { sort, limit, titleKey, after }) =>
      Effect.sync(() => {
        const order = sort === "name" ? byTitle : byNewest;
        return standing(member)
          .map((recipe) => ({ recipe, place: recipePlaceOf(recipe, sort) }))
          .filter(({ recipe }) => titleKey === undefined || recipeTitleKey(recipe.title).includes(titleKey))
          .filter(({ place }) => after === undefined || order(after, place) < 0)
          .toSorted((a, b) => order(a.place, b.place))
          .slice(0, limit)
          .map(({ recipe }) => recipe);
      }),

    byIds: (member, ids) => Effect.sync(() => standing(member).filter(({ id }) => ids.includes(id))),

    deleted: (member, id) =>
      Effect.sync(() => {
        const stored = recordsOf(state, recipeTable, member).get(id);
        return stored?.isDeleted === true ? stored.record : undefined;
      }),

    remembered: (member, names) =>
      Effect.sync(() =>
        names.flatMap((name) => {
          const foodId = of(member).matches.get(name);
          return foodId === undefined ? [] : [{ name, foodId }];
        }),
      ),

    matches: (member, { limit, after = "" }) =>
      Effect.sync(() =>
        [...of(member).matches]
          .map(([name, foodId]) => ({ name, foodId }))
          .filter(({ name }) => name > after)
          .toSorted((a, b) => byText(a.name, b.name))
          .slice(0, limit),
      ),

    remember: (member, matches) =>
      Effect.sync(() => {
        for (const { name, foodId } of matches) of(member).matches.set(name, foodId);
      }),

    pots: (member) =>
      Effect.sync(() => potsOf(member).toSorted((a, b) => byText(a.name, b.name) || byText(a.id, b.id))),

    putPot: (member, pot) =>
      Effect.suspend((): ReturnType<RecipeStore["putPot"]> => {
        const others = potsOf(member).filter(({ id }) => id !== pot.id);
        if (others.length >= POT_LIMITS.count) return Effect.fail({ _tag: "PotsAreFull", limit: POT_LIMITS.count });
        of(member).pots.set(pot.id, pot);
        return Effect.void;
      }),

    removePot: (member, id) =>
      Effect.suspend((): ReturnType<RecipeStore["removePot"]> => {
        if (!of(member).pots.has(id)) return Effect.fail({ _tag: "PotNotFound", id });
        of(member).pots.set(id, undefined);
        return Effect.void;
      }),
  };
};
