import type { Effect } from "effect";
import {
  projectRecord,
  sendRecord,
  type RecordCommand,
  type RecordWriter,
} from "../../versioned-records/client/record-command.ts";
import type { MealNow } from "../meals-now.ts";
import { itemRequestOf } from "./meal-items.ts";
import type { MealsClient } from "./meals-client.ts";

export type MealCommand = RecordCommand<MealNow>;

type MealCommandRefused = Effect.Error<ReturnType<MealsClient["save" | "change" | "remove" | "restore"]>>;

const writerOf = (meals: MealsClient): RecordWriter<MealNow, MealNow, MealCommandRefused> => ({
  save: ({ id, name, slot, items: now }, before) => {
    const items = now.map(itemRequestOf);
    return before === undefined
      ? meals.save(id, { name, ...(slot === undefined ? {} : { slot }), items })
      : meals.change(id, { version: before.version, name, items });
  },
  remove: meals.remove,
  restore: meals.restore,
});

/** Answers the meal as it stands or stood. */
export const sendMealCommand = (meals: MealsClient, command: MealCommand): Effect.Effect<MealNow, MealCommandRefused> =>
  sendRecord(writerOf(meals), command);

/** W65: a list, newest first, as it is after all commands that have no answer, in their order. */
export const projectPendingMeals = (meals: readonly MealNow[], pending: readonly MealCommand[]): readonly MealNow[] =>
  pending.reduce((shown, command) => projectRecord(shown, command), meals);
