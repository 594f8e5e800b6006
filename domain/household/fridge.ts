import type { Food } from "../foods/index.ts";
import { recipeFacts } from "../recipes/index.ts";
import { err, ok, type Result } from "../result/index.ts";

/** W276: so many dishes wait in a fridge. */
export const FRIDGE_DISHES = 50;

/** W263: more is requested than is left, both in whole grams; the member may insist that it was so much. */
export type DishHasLess = { readonly _tag: "DishHasLess"; readonly left: number; readonly asked: number };

/** The amount taken from a dish, and the amount left. */
export type DishWithdrawal = { readonly taken: number; readonly left: number };

/** Tolerance in grams: less than this left counts as nothing. */
const CRUMB = 0.5;

const MOST = 1e9;
/** Treats amounts that are no positive number as none. */
const amountOf = (grams: number): number => (grams > 0 ? Math.min(grams, MOST) : 0);
const tenths = (grams: number): number => Math.round(grams * 10) / 10;

/** W263: takes no more than is left, unless the member insists: then the dish has run out. */
export const takeFromDish = (inDish: number, wanted: number, isSure: boolean): Result<DishWithdrawal, DishHasLess> => {
  const [left, asked] = [amountOf(inDish), amountOf(wanted)];
  if (asked > left + CRUMB && !isSure)
    return err({ _tag: "DishHasLess", left: Math.floor(left), asked: Math.ceil(asked) });
  const rest = tenths(left - asked);
  return ok(rest < CRUMB ? { taken: left, left: 0 } : { taken: tenths(asked), left: rest });
};

/** W265: what was taken goes back, and never makes the dish more than it was. */
export const gramsAfterReturn = (left: number, taken: number, made: number): number =>
  Math.min(made, tenths(left + taken));

/**
 * W264: a food as it was cooked: so many of its portions (by the serving that it is counted in) have made so many grams, and what
 * is in 100 g follows from that (R3, R8). The same weight leaves its figures as they are.
 */
export const dishAsCooked = (food: Food, portions: number, grams: number): Food | undefined => {
  const usual = food.servings.find(({ id }) => id === food.defaultServing);
  const before = usual === undefined ? grams : usual.grams * portions;
  const cooked = recipeFacts([{ per100g: food.nutrients, grams: before }], { servings: portions, grossGrams: grams });
  if (!cooked.ok) return undefined;
  const { per100g, servingGrams } = cooked.value;
  return {
    ...food,
    nutrients: before === grams ? food.nutrients : per100g,
    servings: usual === undefined ? [] : [{ ...usual, grams: servingGrams }],
  };
};
