import type { ParsedRecipe } from "@morsel/application/recipes/parse-recipe";
import type { RecipePage } from "@morsel/application/recipes/read-recipes";
import type { RecipeNow } from "@morsel/application/recipes/recipe-foods";
import type { Recipe, RecipeId, RecipeLine } from "@morsel/domain/recipes";
import type { Money } from "@morsel/domain/currency";
import type { Instant } from "@morsel/domain/calendar";
import type { FoodId } from "@morsel/domain/foods";
import { readContents, writeContents } from "../shared/contents-codec.ts";
import type { WireContentsOfRecipe, WireLine, WireParsedRecipe, WireRecipe, WireRecipePage } from "./schemas.ts";

/** Members that are there, under the names of the wire. */
const present = <Value>(members: { readonly [name: string]: Value | undefined }): { [name: string]: Value } =>
  Object.fromEntries(Object.entries(members).filter((member): member is [string, Value] => member[1] !== undefined));

export const writeLine = ({ text, match, isLeftOut }: RecipeLine): WireLine => ({
  text,
  ...(match === undefined
    ? {}
    : {
        match: {
          food_id: match.foodId,
          description: match.description,
          ...(match.grams === undefined ? {} : { grams: match.grams }),
          confidence: match.confidence,
        },
      }),
  ...(isLeftOut === true ? { left_out: true } : {}),
});

export const readLine = ({ text, match, left_out: isLeftOut }: WireLine): RecipeLine => ({
  text,
  ...(match === undefined
    ? {}
    : {
        match: {
          foodId: match.food_id as FoodId,
          description: match.description,
          ...(match.grams === undefined ? {} : { grams: match.grams }),
          confidence: match.confidence,
        },
      }),
  ...(isLeftOut === true ? { isLeftOut: true } : {}),
});

export const writeRecipeContents = (recipe: Recipe): WireContentsOfRecipe => ({
  title: recipe.title,
  servings: recipe.servings,
  ...present({ gross_grams: recipe.grossGrams, tare_grams: recipe.tareGrams, total_minutes: recipe.totalMinutes }),
  cooked: recipe.isCooked,
  lines: recipe.lines.map(writeLine),
  steps: recipe.steps,
  ...present({ source: recipe.source, picture: recipe.picture }),
  ...(recipe.cost === undefined ? {} : { cost: recipe.cost }),
});

export const readRecipeContents = (wire: WireContentsOfRecipe): Recipe => ({
  title: wire.title,
  servings: wire.servings,
  ...present({ grossGrams: wire.gross_grams, tareGrams: wire.tare_grams, totalMinutes: wire.total_minutes }),
  isCooked: wire.cooked,
  lines: wire.lines.map(readLine),
  steps: wire.steps,
  ...present({ source: wire.source, picture: wire.picture }),
  ...(wire.cost === undefined ? {} : { cost: wire.cost as Money }),
});

export const writeRecipe = ({
  id,
  version,
  createdAt,
  foods,
  pictureAt,
  owner,
  isDeleted,
  ...recipe
}: RecipeNow): WireRecipe => ({
  id,
  version,
  created_at: createdAt,
  ...writeRecipeContents(recipe),
  foods: foods.map((food) => ({
    id: food.id,
    description: food.description,
    per_100g: writeContents(food.per100g),
  })),
  ...(pictureAt === undefined ? {} : { picture_at: pictureAt }),
  ...(owner === undefined ? {} : { owner }),
  ...(isDeleted === undefined ? {} : { deleted: isDeleted }),
});

/** Our own server's answers are believed: the brands are put back on without a second check. */
export const readRecipe = ({
  id,
  version,
  created_at: createdAt,
  foods,
  picture_at: pictureAt,
  owner,
  deleted,
  ...contents
}: WireRecipe): RecipeNow => ({
  ...readRecipeContents(contents),
  id: id as RecipeId,
  version,
  createdAt: createdAt as Instant,
  foods: foods.map((food) => ({
    id: food.id as FoodId,
    description: food.description,
    per100g: readContents(food.per_100g),
  })),
  ...(pictureAt === undefined ? {} : { pictureAt: pictureAt as Instant }),
  ...(owner === undefined ? {} : { owner }),
  ...(deleted === undefined ? {} : { isDeleted: deleted }),
});

export const writeRecipePage = ({ recipes, next }: RecipePage): WireRecipePage => ({
  items: recipes.map(writeRecipe),
  next: next ?? null,
});

export const readRecipePage = ({ items, next }: WireRecipePage): RecipePage => ({
  recipes: items.map(readRecipe),
  ...(next === null ? {} : { next }),
});

export const writeParsed = (parsed: ParsedRecipe): WireParsedRecipe => ({
  authors: parsed.authors,
  lines: parsed.lines.map(writeLine),
  left_out_lines: parsed.leftOut,
  steps: parsed.steps,
  ...present({
    title: parsed.title,
    picture: parsed.picture,
    yield_text: parsed.yieldText,
    stated_per: parsed.statedPer,
    source: parsed.source,
  }),
  ...present({
    servings: parsed.servings,
    servings_max: parsed.servingsMax,
    prep_minutes: parsed.prepMinutes,
    cook_minutes: parsed.cookMinutes,
    total_minutes: parsed.totalMinutes,
  }),
  ...(parsed.statedFacts === undefined ? {} : { stated: writeContents(parsed.statedFacts) }),
});

export const readParsed = (wire: WireParsedRecipe): ParsedRecipe => ({
  authors: wire.authors,
  lines: wire.lines.map(readLine),
  leftOut: wire.left_out_lines,
  steps: wire.steps,
  ...present({
    title: wire.title,
    picture: wire.picture,
    yieldText: wire.yield_text,
    statedPer: wire.stated_per,
    source: wire.source,
  }),
  ...present({
    servings: wire.servings,
    servingsMax: wire.servings_max,
    prepMinutes: wire.prep_minutes,
    cookMinutes: wire.cook_minutes,
    totalMinutes: wire.total_minutes,
  }),
  ...(wire.stated === undefined ? {} : { statedFacts: readContents(wire.stated) }),
});
