import type { DayChange, DayView, DiaryClient } from "@morsel/application/diary/client/diary-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { DiaryDay } from "@morsel/domain/diary";
import { useMutation, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { run } from "../../hooks/run.ts";
import { refusalIn } from "../../i18n/refusals.ts";
import { described } from "./optimistic.ts";
import { dayKey } from "./queries.ts";

export type Description = Pick<DayChange, "note" | "completeness">;

/** A change of note or mark, on the version that was seen; `after` is the one of the same day that it was made on top of. */
type DescribeCommand = {
  readonly before: DiaryDay;
  readonly version: number;
  readonly change: Description;
  readonly after: DescribeCommand | undefined;
};

/** Answers whether it was written; a refusal has been told by then. */
export type Describe = (before: DiaryDay, change: Description) => Promise<boolean>;

export type Describing = {
  readonly queries: QueryClient;
  readonly common: {
    readonly mutationKey: readonly string[];
    readonly scope: { readonly id: string };
    readonly retry: false;
    readonly onSettled: () => void;
  };
  readonly edit: (date: CalendarDate, how: (view: DayView) => DayView) => void;
  readonly onRefused: (problem: unknown, change: Description) => void;
};

/**
 * Writes notes and marks of days. What was made on top of a change that was refused is refused with it: its version
 * could by chance be that of somebody else's change, which it would write over unseen (W7).
 */
export const useDescribing = (diary: DiaryClient, { queries, common, edit, onRefused }: Describing): Describe => {
  const [waiting] = useState(() => new Map<CalendarDate, DescribeCommand>());
  const [refusals] = useState(() => new WeakMap<DescribeCommand, { readonly problem: unknown }>());
  const refusedBefore = ({ after }: DescribeCommand) => (after === undefined ? undefined : refusals.get(after));

  const { mutateAsync } = useMutation({
    ...common,
    mutationFn: async (command: DescribeCommand) => {
      const refused = refusedBefore(command);
      if (refused !== undefined) throw refused.problem;
      await run(diary.updateDay(command.before.date, { ...command.change, version: command.version }));
    },
    onMutate: async ({ before, version, change }) => {
      await queries.cancelQueries({ queryKey: dayKey(before.date) });
      edit(before.date, (view) => described(view, { ...view.day, ...change, version: version + 1 }));
    },
    onError: (problem, command) => {
      const isTold = refusedBefore(command) !== undefined;
      refusals.set(command, { problem });
      if (isTold) return;
      const { before, change } = command;
      const refused = refusalIn(problem);
      const stands = refused?._tag === "DayVersionConflict" ? refused.current : before;
      edit(before.date, (view) => described(view, stands));
      onRefused(problem, change);
    },
  });

  return async (before, change) => {
    const { date } = before;
    const after = waiting.get(date);
    const command = { before, change, after, version: after === undefined ? before.version : after.version + 1 };
    waiting.set(date, command);
    const isWritten = await mutateAsync(command).then(
      () => true,
      () => false,
    );
    if (waiting.get(date) === command) waiting.delete(date);
    return isWritten;
  };
};
