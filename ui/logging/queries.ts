import type { DiaryClient } from "@morsel/application/diary/client/diary-client";
import { weekEnd, type Week } from "@morsel/domain/diary";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import type { CalendarDate, TimeOfDay } from "@morsel/domain/calendar";
import type { Meal } from "@morsel/domain/meal-slots";
import { queryOptions } from "@tanstack/react-query";
import { run } from "../hooks/run.ts";
import { untilUsable } from "../shell/lazy/until-usable.ts";
import { dayKey, suggestionsKey, weekKey } from "./keys.ts";

const HALF_A_MINUTE = 30_000;
const FIVE_MINUTES = 300_000;

export const dayQuery = (diary: DiaryClient, date: CalendarDate) =>
  queryOptions({
    queryKey: dayKey(date),
    queryFn: ({ signal }) => run(diary.day(date), signal),
    staleTime: HALF_A_MINUTE,
  });

/** The seven days from one on; their rings fill once the page can be used. */
export const weekQuery = (diary: DiaryClient, from: CalendarDate) =>
  queryOptions({
    queryKey: [...weekKey, from],
    queryFn: ({ signal }): Promise<Week> =>
      untilUsable()
        .then(() => run(diary.days(from, weekEnd(from)), signal))
        .then((days) => ({ from, days })),
    staleTime: HALF_A_MINUTE,
  });

/** W84: what who never logged anything is offered, as options; a food that is not there is left out. */
export const startersQuery = (foods: FoodsClient, meal: Meal, isEnabled: boolean) =>
  queryOptions({
    queryKey: ["starters", meal],
    queryFn: async () => (await import("./starters.ts")).startersOf(foods, meal),
    staleTime: Infinity,
    enabled: isEnabled,
    structuralSharing: false,
  });

/** W167: own foods for the box, once somebody looks for them there; asked anew when one changes. */
export const ownTabQuery = (foods: FoodsClient, isEnabled: boolean) =>
  queryOptions({
    queryKey: ["own-foods", "tab"],
    queryFn: ({ signal }) => run(foods.mine, signal),
    staleTime: HALF_A_MINUTE,
    enabled: isEnabled,
  });

/** W187: settled recipes for the box, once somebody looks for them there. */
export const dishesTabQuery = (foods: FoodsClient, isEnabled: boolean) =>
  queryOptions({
    queryKey: ["recipes", "tab"],
    queryFn: ({ signal }) => run(foods.dishes, signal),
    staleTime: HALF_A_MINUTE,
    enabled: isEnabled,
  });

/** Asked again for each meal and hour, not for each minute; the first time once the page can be used. */
export const suggestionsQuery = (diary: DiaryClient, meal: Meal, at: TimeOfDay) =>
  queryOptions({
    queryKey: [...suggestionsKey, meal, at.slice(0, 2)],
    queryFn: ({ signal }) => untilUsable().then(() => run(diary.suggestions(meal, at), signal)),
    staleTime: FIVE_MINUTES,
  });
