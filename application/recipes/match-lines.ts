import type { Food, FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import {
  calledName,
  isDishOfAnother,
  lineNameKey,
  matchOfFood,
  gramsOfLine,
  kitchenKey,
  readIngredientLine,
  searchedNames,
  siblingsToWeigh,
  stateOfLine,
  type IngredientLine,
  type LineMatch,
  type RecipeLine,
} from "@morsel/domain/recipes";
import * as Effect from "effect/Effect";
import type { FoodSearch, FoundItem } from "../foods/food-search.ts";
import { foodsWithRecipes, type RecipeFoodsPorts } from "./recipe-foods.ts";
import type { KitchenNames } from "./kitchen-names.ts";
import type { RecipeStore } from "./recipe-store.ts";

export type MatchLines = (request: {
  readonly member: MemberId;
  readonly lines: readonly string[];
}) => Effect.Effect<readonly RecipeLine[]>;

export type MatchLinesPorts = Omit<RecipeFoodsPorts, "recipes"> & {
  readonly recipes: Pick<RecipeStore, "byIds" | "remembered">;
  readonly search: FoodSearch;
  readonly kitchen: KitchenNames;
};

/** Other requests are let in after so many lines. */
const AT_ONCE = 10;

/** A dish that somebody else shares is looked past. */
const LOOKED_AT = 5;

/** W185: lines as they were typed, each with the food that it is taken to be: what the member chose before, else the first found. */
export const makeMatchLines = (ports: MatchLinesPorts): MatchLines => {
  const foodIn = (member: MemberId, id: FoodId | undefined): Effect.Effect<Food | undefined> =>
    id === undefined ? Effect.succeed(undefined) : Effect.map(ports.ingredients.byIds(member, [id]), ([food]) => food);

  /** The food that a kitchen calls as the line does, else the first that one of its names is in full, else what comes near the first of them. */
  const firstFound = (member: MemberId, line: IngredientLine): Effect.Effect<FoundItem | undefined> =>
    Effect.gen(function* () {
      let near: FoundItem | undefined;
      const whole = calledName(line);
      const said = yield* foodIn(member, whole === undefined ? whole : ports.kitchen.foodCalled(kitchenKey(whole)));
      if (said !== undefined) return { ...said, match: "full" };
      for (const name of searchedNames(line)) {
        const called = yield* foodIn(member, ports.kitchen.foodCalled(kitchenKey(name)));
        if (called !== undefined) return { ...called, match: "full" };
        const page = yield* Effect.orDie(
          ports.search.search({ member, text: name.slice(0, 200), isWhole: true, limit: LOOKED_AT }),
        );
        const found = page.items.find((food) => !isDishOfAnother(food));
        if (found?.match === "full") return found;
        near ??= found;
      }
      return near;
    });

  const weighedBySibling = (
    member: MemberId,
    line: IngredientLine,
    food: Food,
    match: LineMatch,
  ): Effect.Effect<LineMatch> =>
    Effect.map(ports.ingredients.byIds(member, siblingsToWeigh(line, food)), (others) => {
      const grams = others.map((other) => gramsOfLine(line, other)).find((one) => one !== undefined);
      return grams === undefined ? match : { ...match, grams };
    });

  const matched = (member: MemberId, text: string, chosen: ReadonlyMap<string, Food>): Effect.Effect<RecipeLine> =>
    Effect.gen(function* () {
      const read = readIngredientLine(text);
      if (!read.ok) return { text };
      const before = chosen.get(lineNameKey(read.value.name));
      if (before !== undefined) return { text, match: matchOfFood(read.value, before, "remembered") };
      const found = yield* firstFound(member, read.value);
      if (found === undefined) return { text };
      const meant = yield* foodIn(member, stateOfLine(read.value, found));
      const food = meant ?? found;
      const match = matchOfFood(read.value, food, found.match);
      return {
        text,
        match: match.grams === undefined ? yield* weighedBySibling(member, read.value, food, match) : match,
      };
    });
  return Effect.fn("MatchLines")(function* ({ member, lines }) {
    const names = lines.flatMap((text) => {
      const read = readIngredientLine(text);
      return read.ok ? [lineNameKey(read.value.name)] : [];
    });
    const remembered = names.length === 0 ? [] : yield* ports.recipes.remembered(member, [...new Set(names)]);
    const foods = new Map(
      (yield* foodsWithRecipes(ports, member, [...new Set(remembered.map(({ foodId }) => foodId))])).map((food) => [
        food.id,
        food,
      ]),
    );
    const chosen = new Map(
      remembered.flatMap(({ name, foodId }) => {
        const food = foods.get(foodId);
        return food === undefined ? [] : [[name, food] as const];
      }),
    );
    const found: RecipeLine[] = [];
    for (const [place, text] of lines.entries()) {
      if (place % AT_ONCE === AT_ONCE - 1) yield* Effect.yieldNow;
      found.push(yield* matched(member, text, chosen));
    }
    return found;
  });
};
