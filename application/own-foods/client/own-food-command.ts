import type { FoodId, StoredOwnFood } from "@morsel/domain/foods";
import type { Effect } from "effect";
import type { OwnFoodsClient } from "./own-foods-client.ts";

/** Foods that are deleted, or brought back; a plain value, which can be stored and sent later. */
export type OwnFoodCommand = {
  readonly kind: "delete" | "restore";
  /** A UUID, made with the command. */
  readonly id: string;
  readonly foods: readonly StoredOwnFood[];
};

/** W162: a list as it is after a command; where it is done already it changes nothing. */
export const projectOwnFoods = (
  shown: readonly StoredOwnFood[],
  { kind, foods }: OwnFoodCommand,
): readonly StoredOwnFood[] => {
  const ids = new Set(foods.map(({ food }) => food.id));
  const others = shown.filter(({ food }) => !ids.has(food.id));
  if (kind === "delete") return others;
  const known = new Set(shown.map(({ food }) => food.id));
  return [...foods.filter(({ food }) => !known.has(food.id)), ...shown];
};

/** W162: the command that takes another one back. */
export const invertOwnFood = ({ kind, foods }: OwnFoodCommand, newId: () => string): OwnFoodCommand => ({
  kind: kind === "delete" ? "restore" : "delete",
  id: newId(),
  foods,
});

/** As many as one request takes. */
export const SELECTION_LIMIT = 100;

type Refused = Effect.Error<ReturnType<OwnFoodsClient["remove" | "restore"]>>;

export const sendOwnFoodCommand = (
  own: OwnFoodsClient,
  { kind, foods }: OwnFoodCommand,
): Effect.Effect<readonly FoodId[], Refused> => {
  const ids = foods.map(({ food }) => food.id);
  return kind === "delete" ? own.remove(ids) : own.restore(ids);
};
