import { lookUp } from "../lookup/index.ts";
import type { Brand } from "../brand/index.ts";
import { isUuid } from "../identity/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import { ML_PER_CUP, ML_PER_FLUID_OUNCE, toStep, type UNIT_CHOICES } from "../units/index.ts";

/** Made by whoever drank, offline too: a UUID. */
export type DrinkId = string & Brand<"DrinkId">;
export const isDrinkId = (id: unknown): id is DrinkId => isUuid(id);

/** Water that was drunk at once. */
export type Drink = { readonly id: DrinkId; readonly ml: number };

/** As a day keeps it: what was taken back stays known, so that a late repeat does not bring it back. */
export type KeptDrink = Drink & { readonly isTakenBack?: true };

export type DrinkRefused = { readonly _tag: "DrinkRefused"; readonly min: number; readonly max: number };
export type WaterIsFull = { readonly _tag: "WaterIsFull"; readonly maxMl: number; readonly maxDrinks: number };

export type DrinkUnknown = { readonly _tag: "DrinkUnknown"; readonly id: DrinkId };

export const DRINK_ML_MIN = 1;
export const DRINK_ML_MAX = 5_000;
/** Kidneys let out 0.7 to 1 litre an hour at most (EFSA Journal 2010;8(3):1459): some 20 litres a day. */
export const DAY_WATER_ML_MAX = 20_000;
/** Those that were taken back count: a day is one small row. */
export const DAY_DRINKS_MAX = 200;

const STEP = 0.1;

/** D61: a drink is 1 ml to 5 l, kept to a tenth of a millilitre. */
export const drinkOf = (id: DrinkId, ml: number): Result<Drink, DrinkRefused> => {
  const rounded = Number.isFinite(ml) ? toStep(ml, STEP) : Number.NaN;
  return rounded >= DRINK_ML_MIN && rounded <= DRINK_ML_MAX
    ? ok({ id, ml: rounded })
    : err({ _tag: "DrinkRefused", min: DRINK_ML_MIN, max: DRINK_ML_MAX });
};

/** What of a day's drinks was not taken back, in the order in which it was drunk. */
export const standingDrinks = (drinks: readonly KeptDrink[]): readonly Drink[] =>
  drinks.flatMap(({ id, ml, isTakenBack }) => (isTakenBack === true ? [] : [{ id, ml }]));

/** D62: a day's water is the sum of its drinks, so it is never below zero. ml */
export const waterOf = (drinks: readonly Drink[]): number =>
  toStep(
    drinks.reduce((sum, { ml }) => sum + ml, 0),
    STEP,
  );

/** D62, D63: a drink more; one whose id the day knows already changes nothing, whatever became of it. */
export const withDrink = (drinks: readonly KeptDrink[], drink: Drink): Result<readonly KeptDrink[], WaterIsFull> => {
  if (drinks.some(({ id }) => id === drink.id)) return ok(drinks);
  const next = [...drinks, drink];
  return waterOf(standingDrinks(next)) > DAY_WATER_ML_MAX || next.length > DAY_DRINKS_MAX
    ? err({ _tag: "WaterIsFull", maxMl: DAY_WATER_ML_MAX, maxDrinks: DAY_DRINKS_MAX })
    : ok(next);
};

/** D63: a drink less; taking back twice is harmless. */
export const withoutDrink = (drinks: readonly KeptDrink[], id: DrinkId): Result<readonly KeptDrink[], DrinkUnknown> =>
  drinks.some((drink) => drink.id === id)
    ? ok(drinks.map((drink) => (drink.id === id ? { ...drink, isTakenBack: true } : drink)))
    : err({ _tag: "DrinkUnknown", id });

export type WaterUnit = (typeof UNIT_CHOICES)["water"][number];

const ML_OF: Readonly<Record<WaterUnit, number>> = {
  milliliters: 1,
  fluid_ounces: ML_PER_FLUID_OUNCE,
  cups: ML_PER_CUP,
};

/** U9: ml of water in the unit that a member chose, and back. */
export const waterIn = (unit: WaterUnit, ml: number): number => ml / (lookUp(ML_OF, unit) ?? Number.NaN);
export const mlOfWater = (unit: WaterUnit, amount: number): number => amount * (lookUp(ML_OF, unit) ?? Number.NaN);

/** D66: what one tap adds, a glass and a bottle or large glass, in whole numbers of the member's unit. */
export const WATER_TAPS: Readonly<Record<WaterUnit, readonly [number, number]>> = {
  milliliters: [250, 500],
  fluid_ounces: [8, 16],
  cups: [1, 2],
};
