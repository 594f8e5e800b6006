import type { DigestClient } from "@morsel/application/weekly-digest/client/digest-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

/** A week that is opened again includes entries logged meanwhile. */
const STALE_AFTER = 5_000;

export const digestQuery = (digests: DigestClient, date: CalendarDate | undefined) =>
  queryOptions({
    queryKey: ["weekly-digest", date ?? "last"],
    queryFn: ({ signal }) => run(digests.week(date), signal),
    staleTime: STALE_AFTER,
    placeholderData: keepPreviousData,
  });
