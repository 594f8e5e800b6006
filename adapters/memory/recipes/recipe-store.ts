import {
  POTS_LIMIT,
  RECIPES_LIMIT,
  type Pot,
  type RecipeId,
  type RecipePlace,
  type RecipeStore,
  type StoredRecipe,
} from "@morsel/application/recipes/recipe-store";
import { recipeTitleKey, refusedCircle } from "@morsel/application/recipes/recipe-parts";
import { recipePlaceOf } from "@morsel/application/recipes/read-recipes";
import type { FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memoryTable, type MemoryState } from "../platform/state.ts";

type Kept = { readonly recipe: StoredRecipe; readonly isDeleted: boolean };
type OfMember = {
  readonly recipes: Map<RecipeId, Kept>;
  readonly matches: Map<string, FoodId>;
  /** Those that were taken away without a weight. */
  readonly pots: Map<string, Pot | undefined>;
};

const recipeTable = memoryTable(() => new Map<MemberId, OfMember>());

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byTitle = (a: RecipePlace, b: RecipePlace): number => byText(a.key, b.key) || byText(a.id, b.id);
const byNewest = (a: RecipePlace, b: RecipePlace): number => Number(b.key) - Number(a.key) || byText(b.id, a.id);

/** Each method runs in one go, as a transaction would. */
export const makeMemoryRecipeStore = (state: MemoryState): RecipeStore => {
  const of = (member: MemberId): OfMember => {
    const table = state.of(recipeTable);
    const known = table.get(member) ?? { recipes: new Map(), matches: new Map(), pots: new Map() };
    table.set(member, known);
    return known;
  };
  const standing = (member: MemberId): readonly StoredRecipe[] =>
    [...of(member).recipes.values()].flatMap(({ recipe, isDeleted }) => (isDeleted ? [] : [recipe]));
  const potsOf = (member: MemberId): readonly Pot[] => [...of(member).pots.values()].flatMap((pot) => pot ?? []);
  const isFull = (member: MemberId): boolean => standing(member).length >= RECIPES_LIMIT;
  const full = Effect.fail({ _tag: "RecipesAreFull" as const, limit: RECIPES_LIMIT });
  return {
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

    save: (member, recipe) =>
      Effect.suspend((): ReturnType<RecipeStore["save"]> => {
        const kept = of(member).recipes.get(recipe.id);
        if (kept !== undefined) return Effect.succeed(kept.recipe);
        if (isFull(member)) return full;
        const refused = refusedCircle(standing(member), recipe);
        if (refused !== undefined) return Effect.fail(refused);
        of(member).recipes.set(recipe.id, { recipe, isDeleted: false });
        return Effect.succeed(recipe);
      }),

    replace: (member, recipe) =>
      Effect.suspend((): ReturnType<RecipeStore["replace"]> => {
        const kept = of(member).recipes.get(recipe.id);
        if (kept === undefined || kept.isDeleted) return Effect.fail({ _tag: "RecipeNotFound", id: recipe.id });
        if (kept.recipe.version !== recipe.version - 1)
          return Effect.fail({ _tag: "StoredRecipeConflict", current: kept.recipe });
        const refused = refusedCircle(standing(member), recipe);
        if (refused !== undefined) return Effect.fail(refused);
        of(member).recipes.set(recipe.id, { recipe, isDeleted: false });
        return Effect.void;
      }),

    deleted: (member, id) =>
      Effect.sync(() => {
        const kept = of(member).recipes.get(id);
        return kept?.isDeleted === true ? kept.recipe : undefined;
      }),

    mark: (member, id, { isDeleted }) =>
      Effect.suspend((): ReturnType<RecipeStore["mark"]> => {
        const kept = of(member).recipes.get(id);
        if (kept === undefined) return Effect.fail({ _tag: "RecipeNotFound", id });
        if (kept.isDeleted && !isDeleted) {
          if (isFull(member)) return full;
          const refused = refusedCircle(standing(member), kept.recipe);
          if (refused !== undefined) return Effect.fail(refused);
        }
        of(member).recipes.set(id, { ...kept, isDeleted });
        return Effect.succeed(kept.recipe);
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
        if (others.length >= POTS_LIMIT) return Effect.fail({ _tag: "PotsAreFull", limit: POTS_LIMIT });
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
