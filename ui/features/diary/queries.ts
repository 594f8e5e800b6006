import type { DiaryClient } from "@morsel/application/diary/client/diary-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { TimeOfDay } from "@morsel/domain/diary";
import type { Meal } from "@morsel/domain/meals";
import { queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

const HALF_A_MINUTE = 30_000;
const FIVE_MINUTES = 300_000;

export const dayKey = (date: CalendarDate) => ["day", date] as const;

export const dayQuery = (diary: DiaryClient, date: CalendarDate) =>
  queryOptions({
    queryKey: dayKey(date),
    queryFn: ({ signal }) => run(diary.day(date), signal),
    staleTime: HALF_A_MINUTE,
  });

export const suggestionsKey = ["suggestions"] as const;

/** Asked again for each meal and hour, not for each minute. */
export const suggestionsQuery = (diary: DiaryClient, meal: Meal, at: TimeOfDay) =>
  queryOptions({
    queryKey: [...suggestionsKey, meal, at.slice(0, 2)],
    queryFn: ({ signal }) => run(diary.suggestions(meal, at), signal),
    staleTime: FIVE_MINUTES,
  });
