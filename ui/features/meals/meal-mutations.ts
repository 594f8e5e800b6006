import { sendMealCommand, projectPendingMeals, type MealCommand } from "@morsel/application/meals/client/meal-command";
import type { MealsClient } from "@morsel/application/meals/client/meals-client";
import type { MealSort } from "@morsel/domain/diary";
import type { MealNow } from "@morsel/application/meals/meals-now";
import type { MealPage } from "@morsel/application/meals/read-meals";
import { projectRecord } from "@morsel/application/versioned-records/client/record-command";
import { useInfiniteQuery, useQueryClient, type InfiniteData, type QueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { run } from "../../hooks/run.ts";
import { registerMutation, usePendingVariables } from "../../hooks/submit-mutation.ts";
import { mealsKey, mealsQuery } from "./queries.ts";

export const MEAL_MUTATION = ["meal-command"] as const;

/** A list as the server will say it: new meals stand at its beginning, until it is read again. */
const answered =
  (command: MealCommand) =>
  (said: InfiniteData<MealPage> | undefined): InfiniteData<MealPage> | undefined =>
    said && {
      ...said,
      pages: said.pages.map((page, nth) =>
        nth > 0 && command.kind !== "delete" && command.before === undefined
          ? page
          : { ...page, meals: projectRecord(page.meals, command) },
      ),
    };

/** How meals are written. */
export const registerMealMutations = (queries: QueryClient, meals: MealsClient): void => {
  registerMutation<MealNow, MealCommand>(queries, MEAL_MUTATION, {
    mutationFn: (command) => run(sendMealCommand(meals, command)),
    onSuccess: (meal, command) => {
      queries.setQueriesData<InfiniteData<MealPage>>({ queryKey: mealsKey }, answered({ ...command, record: meal }));
      void queries.invalidateQueries({ queryKey: mealsKey });
    },
    onError: () => void queries.invalidateQueries({ queryKey: mealsKey }),
  });
};

export const useMealMutations = (meals: MealsClient): QueryClient => {
  const queries = useQueryClient();
  useState(() => registerMealMutations(queries, meals));
  return queries;
};

/** W65: meals as they are shown; undefined while they are on their way. */
export const useMeals = (meals: MealsClient, text?: string, sort?: MealSort) => {
  const found = useInfiniteQuery(mealsQuery(meals, text, sort));
  const pending = usePendingVariables<MealCommand>(MEAL_MUTATION);
  const said = found.data?.pages;
  const shown = useMemo(
    () =>
      said &&
      projectPendingMeals(
        said.flatMap((page) => page.meals),
        pending,
      ),
    [said, pending],
  );
  return { ...found, meals: shown };
};
