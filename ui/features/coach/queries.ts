import type { CoachClientPort } from "@morsel/application/coach/client/coach-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

/** Others change these too, so they are read again whenever they are shown. */
const ALWAYS = { staleTime: 0, refetchOnMount: "always" } as const;

export const coachKey = ["coach"] as const;
export const grantsKey = [...coachKey, "grants"] as const;

export const grantsQuery = (coach: CoachClientPort) =>
  queryOptions({ queryKey: grantsKey, queryFn: ({ signal }) => run(coach.grants, signal), ...ALWAYS });

export const looksQuery = (coach: CoachClientPort) =>
  infiniteQueryOptions({
    queryKey: [...coachKey, "looks"],
    queryFn: ({ signal, pageParam }) => run(coach.looks(pageParam), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    ...ALWAYS,
  });

export const linkQuery = (coach: CoachClientPort, code: string) =>
  queryOptions({
    queryKey: ["coach-link", code],
    queryFn: ({ signal }) => run(coach.preview(code), signal),
    retry: false,
  });

export const clientsQuery = (coach: CoachClientPort) =>
  queryOptions({ queryKey: [...coachKey, "clients"], queryFn: ({ signal }) => run(coach.clients, signal), ...ALWAYS });

export const clientDayQuery = (coach: CoachClientPort, username: string, date: CalendarDate) =>
  queryOptions({
    queryKey: [...coachKey, "day", username, date],
    queryFn: ({ signal }) => run(coach.day(username, date), signal),
    placeholderData: keepPreviousData,
    retry: false,
    ...ALWAYS,
  });

export const clientBodyQuery = (coach: CoachClientPort, username: string) =>
  queryOptions({
    queryKey: [...coachKey, "body", username],
    queryFn: ({ signal }) => run(coach.body(username), signal),
    retry: false,
    ...ALWAYS,
  });

export const clientReportQuery = (coach: CoachClientPort, username: string) =>
  queryOptions({
    queryKey: [...coachKey, "report", username],
    queryFn: ({ signal }) => run(coach.report(username), signal),
    retry: false,
    ...ALWAYS,
  });

export const clientCommentsQuery = (coach: CoachClientPort, username: string, date: CalendarDate) =>
  queryOptions({
    queryKey: [...coachKey, "comments", username, date],
    queryFn: ({ signal }) => run(coach.clientComments(username, date), signal),
    retry: false,
    ...ALWAYS,
  });

/** Asked once a visit: most members have no coach. */
export const commentDaysQuery = (coach: CoachClientPort) =>
  queryOptions({
    queryKey: [...coachKey, "comment-days"],
    queryFn: ({ signal }) => run(coach.commentDays, signal),
    staleTime: 300_000,
  });

export const ownCommentsQuery = (coach: CoachClientPort, date: CalendarDate) =>
  queryOptions({
    queryKey: [...coachKey, "own-comments", date],
    queryFn: ({ signal }) => run(coach.comments(date), signal),
    ...ALWAYS,
  });
