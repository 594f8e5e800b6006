import type { Instant } from "../calendar/index.ts";
import type { Food } from "../foods/index.ts";
import { recipeFacts } from "../recipes/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import type { FridgeDish } from "./fridge-dish.ts";

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
const endedIf = (isOver: boolean, at: Instant): Pick<FridgeDish, "endedAt"> => (isOver ? { endedAt: at } : {});
const tenths = (grams: number): number => Math.round(grams * 10) / 10;

/** W263: takes no more than is left, unless the member insists: then the dish has run out. */
export const takeFromDish = (inDish: number, wanted: number, isSure: boolean): Result<DishWithdrawal, DishHasLess> => {
  const [left, asked] = [amountOf(inDish), amountOf(wanted)];
  if (asked > left + CRUMB && !isSure)
    return err({ _tag: "DishHasLess", left: Math.floor(left), asked: Math.ceil(asked) });
  const rest = tenths(left - asked);
  return ok(rest < CRUMB ? { taken: left, left: 0 } : { taken: tenths(asked), left: rest });
};

/** W263, W272: a dish as it was cooked, and what is left of it when so many grams are eaten at once. */
export const cookDish = (
  cooked: Pick<FridgeDish, "id" | "food" | "cookedOn" | "cookedAt" | "cook" | "grams">,
  eaten: number,
  isSure: boolean,
): Result<FridgeDish, DishHasLess> => {
  const taken = takeFromDish(cooked.grams, eaten, isSure);
  if (!taken.ok) return taken;
  const { left } = taken.value;
  return ok({
    ...cooked,
    // A member who insists that more was eaten weighed the dish wrongly: it weighed as much as was eaten.
    grams: Math.max(cooked.grams, eaten),
    left,
    isThrownAway: false,
    ...endedIf(left === 0, cooked.cookedAt),
    version: 1,
  });
};

/** W273, W274: the next version of a dish when so many grams are eaten of it, and the grams that left it. */
export const eatFromDish = (
  dish: FridgeDish,
  grams: number,
  isSure: boolean,
  at: Instant,
): Result<{ readonly dish: FridgeDish; readonly taken: number }, DishHasLess> => {
  const taken = takeFromDish(dish.left, grams, isSure);
  if (!taken.ok) return taken;
  const { left } = taken.value;
  return ok({
    dish: { ...dish, left, ...endedIf(left === 0, at), version: dish.version + 1 },
    taken: taken.value.taken,
  });
};

/** W275, W276: the next version of a dish that is thrown away, or back in the fridge; an empty one has ended either way. */
export const throwDishAway = (dish: FridgeDish, isThrownAway: boolean, at: Instant): FridgeDish => {
  const { endedAt: _before, ...rest } = dish;
  return { ...rest, ...endedIf(isThrownAway || dish.left === 0, at), isThrownAway, version: dish.version + 1 };
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
