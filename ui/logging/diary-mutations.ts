import type { DiaryClient } from "@morsel/application/diary/client/diary-client";
import { datesOf, type DiaryCommand } from "@morsel/application/diary/client/diary-command";
import { projectPending } from "@morsel/application/diary/client/project";
import {
  applyAnswer,
  hasMissedWrites,
  findRefusedDependency,
  resolveRefusal,
  type DiaryAnswer,
} from "@morsel/application/diary/client/resolve";
import { sendDiaryCommand } from "@morsel/application/diary/client/send-command";
import { weekAfter } from "@morsel/application/diary/client/week";
import type { Week } from "@morsel/domain/diary";
import type { CalendarDate } from "@morsel/domain/calendar";
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { run } from "../hooks/run.ts";
import { pendingVariables, registerMutation, submitMutation, usePendingVariables } from "../hooks/submit-mutation.ts";
import { refusalIn } from "../i18n/refusals.ts";
import { dayQuery } from "./queries.ts";
import { dayKey, suggestionsKey, weekKey } from "./keys.ts";
import type { DayView } from "@morsel/application/diary/diary-view";

export const DIARY_MUTATION = ["diary"] as const;

/** Commands without an answer, in their order. */
export const pendingCommands = (queries: QueryClient) => pendingVariables<DiaryCommand>(queries, DIARY_MUTATION);

/** The refused command on which this one was made, and why it was refused. */
export const findRefusedDependencyIn = (
  queries: QueryClient,
  command: DiaryCommand,
): { readonly why: unknown } | undefined => {
  const refused = queries.getMutationCache().findAll({ mutationKey: DIARY_MUTATION, status: "error" });
  const id = findRefusedDependency(
    command,
    refused.map(({ state }) => state.variables as DiaryCommand),
  );
  const found = refused.find(({ state }) => (state.variables as DiaryCommand).id === id);
  return found === undefined ? undefined : { why: found.state.error };
};

/** All days at hand, as they are shown. */
export const cachedDays = (queries: QueryClient): readonly DayView[] => {
  const pending = pendingCommands(queries);
  return queries
    .getQueriesData<DayView>({ queryKey: ["day"] })
    .flatMap(([, view]) => (view === undefined ? [] : [projectPending(view, pending)]));
};

/** Changes what the server said, of all that is at hand of a kind, without making an old answer look like a new one. */
const editAnswers = <Said>(queries: QueryClient, queryKey: readonly string[], how: (said: Said) => Said): void => {
  for (const query of queries.getQueryCache().findAll({ queryKey })) {
    const { data, dataUpdatedAt } = query.state;
    if (data !== undefined) queries.setQueryData<Said>(query.queryKey, how(data as Said), { updatedAt: dataUpdatedAt });
  }
};

/** Changes what the server said of the days at hand. */
export const editDays = (queries: QueryClient, how: (view: DayView) => DayView): void =>
  editAnswers(queries, ["day"], how);

/** A day that was being read when something was written may be answered as it was before: it is asked for again. */
export const refetchDays = (queries: QueryClient, dates: readonly CalendarDate[], isAlways: boolean): void => {
  for (const date of dates) {
    const queryKey = dayKey(date);
    if (isAlways || queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey });
  }
};

/** W81: the weeks at hand after an answer; one that is being read meanwhile may be answered as it was before. */
const editWeeks = (queries: QueryClient, answer: DiaryAnswer): void => {
  const days = cachedDays(queries);
  editAnswers<Week>(queries, weekKey, (week) => weekAfter(week, answer, days));
  if (queries.isFetching({ queryKey: weekKey }) > 0) void queries.invalidateQueries({ queryKey: weekKey });
};

/** How diary commands are sent. */
export const registerDiaryMutations = (queries: QueryClient, diary: DiaryClient): void => {
  registerMutation<DiaryAnswer, DiaryCommand>(queries, DIARY_MUTATION, {
    mutationFn: async (command) => {
      const first = findRefusedDependencyIn(queries, command);
      // Promise rejections here are refusals of the domain, which are no errors.
      if (first !== undefined) return Promise.reject(first.why as Error);
      return run(sendDiaryCommand(diary, command));
    },
    onSuccess: (answer, command) => {
      const missed: CalendarDate[] = [];
      editDays(queries, (view) => {
        const next = applyAnswer(view, answer);
        if (hasMissedWrites(next, answer)) missed.push(view.day.date);
        return next;
      });
      refetchDays(queries, datesOf(command), false);
      refetchDays(queries, missed, true);
      editWeeks(queries, answer);
      // Usual foods have changed: they are read again when the box is opened next.
      void queries.invalidateQueries({ queryKey: suggestionsKey, refetchType: "none" });
    },
    onError: (problem, command) => {
      const refusal = refusalIn(problem);
      if (refusal !== undefined && findRefusedDependencyIn(queries, command) === undefined)
        editDays(queries, (view) => resolveRefusal(view, command, refusal));
      refetchDays(queries, datesOf(command), true);
      void queries.invalidateQueries({ queryKey: weekKey });
    },
  });
};

/** The same for parts that show or write days. */
export const useDiaryMutations = (diary: DiaryClient): QueryClient => {
  const queries = useQueryClient();
  useState(() => registerDiaryMutations(queries, diary));
  return queries;
};

/** Gives a command, and answers whether it was written; told why not, unless it was refused only because another one was. */
export const submitCommand = (
  queries: QueryClient,
  command: DiaryCommand,
  onRefused: (problem: unknown, command: DiaryCommand) => void,
): Promise<boolean> =>
  submitMutation(queries, DIARY_MUTATION, command, (problem) => {
    if (findRefusedDependencyIn(queries, command) === undefined) onRefused(problem, command);
  });

/** A day as it is shown: what the server said, and over it what it has not answered yet. */
export const useDay = (diary: DiaryClient, date: CalendarDate) => {
  const { data, error, isError, refetch } = useQuery(dayQuery(diary, date));
  const pending = usePendingVariables<DiaryCommand>(DIARY_MUTATION);
  const view = useMemo(() => (data === undefined ? undefined : projectPending(data, pending)), [data, pending]);
  return { view, error, isError, refetch };
};
