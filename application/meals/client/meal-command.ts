import type { MealId } from "@morsel/domain/diary";
import type * as Effect from "effect/Effect";
import type { MealNow } from "../meals-now.ts";
import { itemRequestOf } from "./meal-items.ts";
import type { MealsClient } from "./meals-client.ts";

/** All that can be done to saved meals; plain values, which can be stored and sent later. */
export type MealCommand = {
  /** A UUID, made with the command. */
  readonly id: string;
} & (
  | { readonly kind: "saveMeal" | "deleteMeal" | "restoreMeal"; readonly meal: MealNow }
  /** `before` as it was seen, `meal` as it will stand. */
  | { readonly kind: "changeMeal"; readonly before: MealNow; readonly meal: MealNow }
);

const isIn = (meals: readonly MealNow[], id: MealId): boolean => meals.some((meal) => meal.id === id);

/** W65: a list, newest first, as it is after a command; where it is done already it changes nothing. */
export const projectMeals = (meals: readonly MealNow[], command: MealCommand): readonly MealNow[] => {
  const { kind, meal } = command;
  switch (kind) {
    case "deleteMeal":
      return isIn(meals, meal.id) ? meals.filter(({ id }) => id !== meal.id) : meals;
    case "saveMeal":
    case "restoreMeal":
      return isIn(meals, meal.id) ? meals : [meal, ...meals];
    case "changeMeal":
      return meals.map((other) => (other.id === meal.id && other.version < meal.version ? meal : other));
  }
};

/** W65: what the server said last, and over it all commands that have no answer, in their order. */
export const shownMeals = (meals: readonly MealNow[], pending: readonly MealCommand[]): readonly MealNow[] =>
  pending.reduce(projectMeals, meals);

/** W62, W65: the command that undoes another one. */
export const invertMeal = (command: MealCommand, newId: () => string): MealCommand => {
  const { kind, meal } = command;
  const id = newId();
  if (kind === "changeMeal") return { kind, id, before: meal, meal: { ...command.before, version: meal.version + 1 } };
  return { kind: kind === "deleteMeal" ? "restoreMeal" : "deleteMeal", id, meal };
};

const asked = (meals: MealsClient, command: MealCommand) => {
  const { kind, meal } = command;
  const { name, slot } = meal;
  const items = meal.items.map(itemRequestOf);
  switch (kind) {
    case "saveMeal":
      return meals.save(meal.id, { name, ...(slot === undefined ? {} : { slot }), items });
    case "changeMeal":
      return meals.change(meal.id, { version: command.before.version, name, items });
    case "deleteMeal":
      return meals.remove(meal.id);
    case "restoreMeal":
      return meals.restore(meal.id);
  }
};

type Asked = ReturnType<typeof asked>;
export type MealCommandRefused = Asked extends Effect.Effect<unknown, infer Refused> ? Refused : never;

/** Answers the meal as it stands or stood. */
export const sendMealCommand = (meals: MealsClient, command: MealCommand): Effect.Effect<MealNow, MealCommandRefused> =>
  asked(meals, command);
