import * as Effect from "effect/Effect";
import { isUuid, type MemberId } from "@morsel/domain/identity";
import {
  checkRecipe,
  contentsOf,
  chosenMatches,
  type Recipe,
  type RecipeDraftRefused,
  type RecipeHoldsItself,
  type RecipeId,
  type RecipeNotFound,
  type RecipesAreFull,
  type StoredRecipe,
} from "@morsel/domain/recipes";
import { isSameContent } from "@morsel/domain/versioned-records";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import { type RecipeVersionConflict, recipesNow, type RecipeFoodsPorts, type RecipeNow } from "./recipe-foods.ts";
import { withPicture, type RecipePictureStore } from "./recipe-pictures.ts";
import type { RecipeStore } from "./recipe-store.ts";

export type RecipePorts = Omit<RecipeFoodsPorts, "recipes"> & {
  readonly recipes: RecipeStore;
  readonly pictures: Pick<RecipePictureStore, "keptAt">;
  readonly clock: Clock;
};

type One = { readonly member: MemberId; readonly id: RecipeId };

export type SaveRecipe = (
  request: One & { readonly recipe: Recipe },
) => Effect.Effect<RecipeNow, RecipeDraftRefused | RecipeHoldsItself | RecipesAreFull>;

export type ChangeRecipe = (
  /** The version that was read. */
  request: One & { readonly recipe: Recipe; readonly version: number },
) => Effect.Effect<RecipeNow, RecipeDraftRefused | RecipeHoldsItself | RecipeNotFound | RecipeVersionConflict>;

export type MarkRecipe = (
  request: One & { readonly isDeleted: boolean },
) => Effect.Effect<RecipeNow, RecipeNotFound | RecipeHoldsItself | RecipesAreFull>;

const now = (ports: RecipePorts, member: MemberId, recipe: StoredRecipe): Effect.Effect<RecipeNow> =>
  Effect.flatMap(recipesNow(ports, member, [recipe]), ([found]) =>
    withPicture(ports.pictures, member, found ?? { ...recipe, foods: [] }),
  );

/** W186: what the member chose or confirmed is remembered under the name in the line. */
const rememberChosen = (ports: RecipePorts, member: MemberId, { lines }: Recipe): Effect.Effect<void> => {
  const chosen = chosenMatches(lines);
  return chosen.length === 0 ? Effect.void : ports.recipes.remember(member, chosen);
};

/** W180: the id is the client's, so the same request again saves nothing and answers the recipe that stands. */
export const makeSaveRecipe = (ports: RecipePorts): SaveRecipe =>
  Effect.fn("SaveRecipe")(function* ({ member, id, recipe }) {
    const made = yield* fromResult(checkRecipe(recipe));
    const createdAt = yield* ports.clock.now;
    const saved = yield* ports.recipes.create(member, { ...made, id, version: 1, createdAt });
    yield* rememberChosen(ports, member, made);
    return yield* now(ports, member, saved);
  });

/** W181: a repeat succeeds whatever version was read: the answer to the first got lost. */
export const makeChangeRecipe = (ports: RecipePorts): ChangeRecipe =>
  Effect.fn("ChangeRecipe")(function* ({ member, id, recipe, version }) {
    const made = yield* fromResult(checkRecipe(recipe));
    const [current] = isUuid(id) ? yield* ports.recipes.byIds(member, [id]) : [];
    if (current === undefined) return yield* Effect.fail<RecipeNotFound>({ _tag: "RecipeNotFound", id });
    if (isSameContent(contentsOf(current), made)) return yield* now(ports, member, current);
    const changed = { ...made, id, version: version + 1, createdAt: current.createdAt };
    yield* Effect.catchTags(ports.recipes.save(member, changed), {
      StoredRecipeConflict: (lost) =>
        Effect.flatMap(now(ports, member, lost.current), (standing) =>
          Effect.fail<RecipeVersionConflict>({ _tag: "RecipeVersionConflict", current: standing }),
        ),
      // A recipe that is changed has its place among the others already.
      RecipesAreFull: Effect.die,
    });
    yield* rememberChosen(ports, member, made);
    return yield* now(ports, member, changed);
  });

/** W182: deletes a recipe, or takes the deletion back; answers the recipe that is gone or back. */
export const makeMarkRecipe =
  (ports: RecipePorts): MarkRecipe =>
  ({ member, id, isDeleted }) =>
    Effect.flatMap(ports.recipes[isDeleted ? "remove" : "restore"](member, id), (recipe) => now(ports, member, recipe));
