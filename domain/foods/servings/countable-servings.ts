import { err, ok, type Result } from "../../result/index.ts";
import { GRAMS_PER_OUNCE } from "../../units/index.ts";
import { GRAM_SERVING, OUNCE_SERVING, type Food, type Serving, type ServingId } from "../food.ts";
import { usualServing } from "./usual-serving.ts";
import { volumeServings } from "./volume-servings.ts";

export type ServingUnknown = { readonly _tag: "ServingUnknown"; readonly id: ServingId };

/** An amount counted in a serving. */
export type Portion = { readonly amount: number; readonly serving: Serving };

/** The plain gram, as an entry keeps it. */
export const GRAM: Serving = { id: GRAM_SERVING, label: "g", grams: 1 };

/** The plain avoirdupois ounce. */
export const OUNCE: Serving = { id: OUNCE_SERVING, label: "oz", grams: GRAMS_PER_OUNCE };

/** D2: all that a food is counted in: its own servings, the volumes that follow from them, and the plain gram and ounce last. */
export const countableServings = ({ servings }: Pick<Food, "servings">): readonly Serving[] => [
  ...servings,
  ...volumeServings(servings),
  GRAM,
  OUNCE,
];

export const servingIn = (servings: readonly Serving[], id: ServingId): Result<Serving, ServingUnknown> => {
  const found = servings.find((serving) => serving.id === id);
  return found === undefined ? err({ _tag: "ServingUnknown", id }) : ok({ id, label: found.label, grams: found.grams });
};

/** D2: a food is counted in grams, in ounces, in one of its own servings or in a volume where its density is known. */
export const servingOf = (food: Food, id: ServingId): Result<Serving, ServingUnknown> =>
  servingIn([GRAM, OUNCE, ...countableServings(food)], id);

const HUNDRED_GRAMS: Portion = { amount: 100, serving: GRAM };

/** F15: one usual serving for a member who never ate the food, else 100 g. */
export const defaultPortion = (food: Food): Portion => {
  const serving = usualServing(food);
  return serving === undefined ? HUNDRED_GRAMS : { amount: 1, serving };
};
