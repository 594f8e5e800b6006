import type {
  CopyRequest,
  DayView,
  EntryChange,
  LogRequest,
  DiaryClient,
} from "@morsel/application/diary/client/diary-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import { changeEntry, type DiaryEntry } from "@morsel/domain/diary";
import type { Food } from "@morsel/domain/foods";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import * as Effect from "effect/Effect";
import { run } from "../../hooks/run.ts";
import { refusalIn } from "../../i18n/refusals.ts";
import { withEntries, withoutEntries, withRestored } from "./optimistic.ts";
import { dayKey, suggestionsKey } from "./queries.ts";
import { useDescribing, type Description } from "./use-describing.ts";

/** One writer at a time, in the order of the taps; the page does not wait for it. What got lost is asked again below, by the wire. */
export const SCOPE = { id: "diary" };

const MANY = 4;

export const edit = (queries: QueryClient, date: CalendarDate, how: (view: DayView) => DayView): void => {
  queries.setQueryData<DayView>(dayKey(date), (view) => (view === undefined ? undefined : how(view)));
};

/** While another write waits, what this one answers is already old: only the last one counts. */
export const isLast = (queries: QueryClient): boolean => queries.isMutating({ mutationKey: ["diary"] }) <= 1;

export const settle = (queries: QueryClient): void => {
  if (!isLast(queries)) return;
  void queries.invalidateQueries({ queryKey: ["day"] });
  void queries.invalidateQueries({ queryKey: suggestionsKey });
};

export type LogCommand = {
  readonly date: CalendarDate;
  readonly requests: readonly LogRequest[];
  readonly entries: readonly DiaryEntry[];
};
export type ChangeCommand = { readonly entry: DiaryEntry; readonly food?: Food; readonly change: EntryChange };
export type RemoveCommand = { readonly date: CalendarDate; readonly entries: readonly DiaryEntry[] };
export type CopyCommand = { readonly request: CopyRequest; readonly entries: readonly DiaryEntry[] };
/**
 * All that changes a diary. Each change shows at once, is written in its turn, and is taken back alone when it is
 * refused: what was done meanwhile stays.
 */
export const useDiaryActions = (
  diary: DiaryClient,
  onRefused: (problem: unknown, description?: Description) => void,
) => {
  const queries = useQueryClient();
  const common = { mutationKey: ["diary"], scope: SCOPE, retry: false as const, onSettled: () => settle(queries) };
  const hold = (date: CalendarDate) => queries.cancelQueries({ queryKey: dayKey(date) });
  const answer = (date: CalendarDate, how: (view: DayView) => DayView): void => {
    if (isLast(queries)) edit(queries, date, how);
  };
  const idsOf = (entries: readonly DiaryEntry[]) => entries.map(({ id }) => id);

  const log = useMutation({
    ...common,
    mutationFn: ({ date, requests }: LogCommand) => run(diary.log(date, requests)),
    onMutate: async ({ date, entries }) => {
      await hold(date);
      edit(queries, date, (view) => withEntries(view, entries));
    },
    onSuccess: ({ entries }, { date }) => answer(date, (view) => withEntries(view, entries)),
    onError: (problem, { date, entries }) => {
      edit(queries, date, (view) => withoutEntries(view, idsOf(entries)));
      onRefused(problem);
    },
  });

  const change = useMutation({
    ...common,
    mutationFn: ({ entry, change }: ChangeCommand) => run(diary.change(entry.date, change)),
    onMutate: async ({ entry, food, change }) => {
      await hold(entry.date);
      const { id: _, version: __, ...wanted } = change;
      const next = changeEntry(entry, food, wanted);
      if (!next.ok) return;
      edit(queries, entry.date, (view) => withEntries(view, [next.value]));
      edit(queries, next.value.date, (view) => withEntries(view, [next.value]));
    },
    onSuccess: ({ entries }) => {
      for (const entry of entries) answer(entry.date, (view) => withEntries(view, [entry]));
    },
    onError: (problem, { entry, change }) => {
      const refused = refusalIn(problem);
      const stands = refused?._tag === "EntryVersionConflict" ? refused.current : entry;
      if (change.date !== undefined && change.date !== stands.date)
        edit(queries, change.date, (view) => withoutEntries(view, [entry.id]));
      edit(queries, stands.date, (view) => withRestored(view, [stands]));
      onRefused(problem);
    },
  });

  const remove = useMutation({
    ...common,
    mutationFn: ({ date, entries }: RemoveCommand) =>
      run(Effect.forEach(entries, ({ id }) => diary.remove(date, id), { concurrency: MANY, discard: true })),
    onMutate: async ({ date, entries }) => {
      await hold(date);
      edit(queries, date, (view) => withoutEntries(view, idsOf(entries)));
    },
    onError: (problem, { date, entries }) => {
      if (refusalIn(problem)?._tag !== "EntryNotFound") edit(queries, date, (view) => withRestored(view, entries));
      onRefused(problem);
    },
  });

  const restore = useMutation({
    ...common,
    mutationFn: ({ date, entries }: RemoveCommand) =>
      run(Effect.forEach(entries, ({ id }) => diary.restore(date, id), { concurrency: MANY })),
    onMutate: async ({ date, entries }) => {
      await hold(date);
      edit(queries, date, (view) => withRestored(view, entries));
    },
    onSuccess: (answers, { date }) =>
      answer(date, (view) =>
        withEntries(
          view,
          answers.flatMap(({ entries }) => entries),
        ),
      ),
    onError: (problem, { date, entries }) => {
      edit(queries, date, (view) => withoutEntries(view, idsOf(entries)));
      onRefused(problem);
    },
  });

  const copy = useMutation({
    ...common,
    mutationFn: ({ request }: CopyCommand) => run(diary.copy(request)),
    onMutate: async ({ request, entries }) => {
      for (const date of request.to.dates) {
        await hold(date);
        edit(queries, date, (view) =>
          withEntries(
            view,
            entries.filter((entry) => entry.date === date),
          ),
        );
      }
    },
    onSuccess: ({ entries: made }, { request, entries }) => {
      for (const date of request.to.dates)
        answer(date, (view) =>
          withEntries(
            withoutEntries(view, idsOf(entries)),
            made.filter((entry) => entry.date === date),
          ),
        );
    },
    onError: (problem, { request, entries }) => {
      for (const date of request.to.dates) edit(queries, date, (view) => withoutEntries(view, idsOf(entries)));
      onRefused(problem);
    },
  });

  const describe = useDescribing(diary, {
    queries,
    common,
    edit: (date, how) => edit(queries, date, how),
    onRefused,
  });

  return {
    log: log.mutate,
    change: change.mutate,
    remove: remove.mutate,
    restore: restore.mutate,
    copy: copy.mutate,
    describe,
  };
};

export type DiaryActions = ReturnType<typeof useDiaryActions>;
