import { servingIdOf, type Serving } from "@morsel/domain/foods";
import type { NutritionFacts } from "@morsel/domain/nutrition";
import { factsAfterCooking, recipeFacts } from "@morsel/domain/recipes";
import { parseRows, splitList, servingIn } from "../everyday.ts";
import type { ShippedFood } from "../shipped-food.ts";

/** A dish as the table has it: what goes in, what it weighs when it is done, and what such dishes are known to hold. */
export type Dish = {
  readonly name: string;
  readonly kitchen: string;
  readonly words: readonly string[];
  readonly isCooked: boolean;
  readonly grams: number;
  readonly servings: readonly Pick<Serving, "label" | "grams">[];
  /** kcal of 100 g, from and to. */
  readonly range: readonly [number, number];
  readonly ingredients: readonly { readonly id: string; readonly grams: number }[];
};

const COLUMNS = "name\tkitchen\twords\theat\tgrams\tservings\tkcal\tingredients";

/** Short names of ingredients and the shipped foods they are. */
export const readIngredients = (text: string): ReadonlyMap<string, string> =>
  new Map(parseRows("ingredient\tfood", text).map(([name = "", id = ""]) => [name, id]));

export const readDishes = (text: string, ingredients: ReadonlyMap<string, string>): readonly Dish[] =>
  parseRows(COLUMNS, text).map(
    ([name = "", kitchen = "", words = "", heat, grams, servings = "", range = "", of = ""]) => {
      if (heat !== "cooked" && heat !== "raw") throw new Error(`${name} is cooked or raw`);
      const [least = Number.NaN, most = Number.NaN] = range.split("-").map(Number);
      return {
        name,
        kitchen,
        words: splitList(words, ","),
        isCooked: heat === "cooked",
        grams: Number(grams),
        servings: splitList(servings, ";").map(servingIn),
        range: [least, most],
        ingredients: splitList(of, ";").map((one) => {
          const [, what = "", weight] = /^(.+) ([\d.]+)$/u.exec(one) ?? [];
          const id = ingredients.get(what);
          if (id === undefined) throw new Error(`${name}: no food is called "${what}"`);
          return { id, grams: Number(weight) };
        }),
      };
    },
  );

const rounded = (facts: NutritionFacts): NutritionFacts =>
  Object.fromEntries(Object.entries(facts).map(([id, amount]) => [id, Number(amount.toPrecision(6))]));

const plain = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ı", "i")
    .replaceAll(/[œŒ]/gu, "oe")
    .replaceAll(/[æÆ]/gu, "ae")
    .replaceAll(/[øØ]/gu, "o")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");

/** F23: the dish as a food, computed from its recipe; refused where its energy is not what such dishes hold. */
export const dishFood = (dish: Dish, byId: ReadonlyMap<string, ShippedFood>): ShippedFood => {
  const of = dish.ingredients.map(({ id, grams }) => {
    const food = byId.get(id);
    if (food === undefined) throw new Error(`${dish.name}: no food ${id}`);
    return { food, grams };
  });
  const made = recipeFacts(
    of.map(({ food, grams }) => ({ per100g: food.n, grams })),
    { servings: 1, grossGrams: dish.grams },
  );
  if (!made.ok) throw new Error(`${dish.name}: ${made.error.field}`);
  const facts = rounded(dish.isCooked ? factsAfterCooking(made.value.per100g) : made.value.per100g);
  const [least, most] = dish.range;
  if (facts.water === undefined) throw new Error(`${dish.name} would have lost more water than it had`);
  if (!(facts.energy !== undefined && facts.energy >= least && facts.energy <= most))
    throw new Error(`${dish.name}: ${facts.energy} kcal is not between ${least} and ${most}`);
  const servings: [string, string, number][] = [];
  for (const { label, grams } of dish.servings)
    servings.push([servingIdOf(label, (taken) => servings.some(([id]) => id === taken)), label, grams]);
  const usual = servings[0]?.[0];
  return {
    id: `dish-${plain(dish.name)}`,
    name: dish.name,
    cat: `Dishes: ${dish.kitchen}`,
    set: "typical-recipe",
    n: facts,
    s: servings,
    ...(usual === undefined ? {} : { def: usual }),
    words: dish.words,
    every: 1,
    made: { grams: dish.grams, of: of.map(({ food, grams }) => [food.id, food.name, grams] as const) },
  };
};
