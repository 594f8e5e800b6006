import type { GoalsClient } from "@morsel/application/goals/client/goals-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";
import { GOALS } from "../../logging/keys.ts";

/** All that the goals of a member are known by; it is asked anew once one of them was changed. */
export const goalsQuery = (goals: GoalsClient, date: CalendarDate) =>
  queryOptions({ queryKey: [...GOALS, "on", date], queryFn: ({ signal }) => run(goals.on(date), signal) });

export const basisQuery = (goals: GoalsClient) =>
  queryOptions({ queryKey: [...GOALS, "basis"], queryFn: ({ signal }) => run(goals.basis, signal) });

export const plansQuery = (goals: GoalsClient) =>
  infiniteQueryOptions({
    queryKey: [...GOALS, "plans"],
    queryFn: ({ signal, pageParam }) => run(goals.plans(pageParam), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

/** `isBegun`: whether anything was logged today, which the streak follows. */
export const streakQuery = (goals: GoalsClient, isBegun: boolean) =>
  queryOptions({ queryKey: [...GOALS, "streak", isBegun], queryFn: ({ signal }) => run(goals.streak, signal) });

/** `eaten`: what today has, which the week follows. */
export const weekQuery = (goals: GoalsClient, eaten: number) =>
  queryOptions({ queryKey: [...GOALS, "week", eaten], queryFn: ({ signal }) => run(goals.week, signal) });
