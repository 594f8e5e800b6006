import type { DiarySharingClient } from "@morsel/application/diary-sharing/client/diary-sharing-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

export const sharedDayQuery = (sharing: DiarySharingClient, username: string, date: CalendarDate, key?: string) =>
  queryOptions({
    queryKey: ["shared-day", username, date, key],
    queryFn: ({ signal }) => run(sharing.day(username, date, key), signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
