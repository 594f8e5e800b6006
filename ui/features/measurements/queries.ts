import type { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import { isMeasuredType, type MeasuredType } from "@morsel/domain/measurements";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

const HALF_A_MINUTE = 30_000;

export const checkInKey = ["measurements", "check-in"] as const;
export const listsKey = ["measurements", "list"] as const;
export const daysKey = ["measurements", "days"] as const;

export const checkInQuery = (measurements: MeasurementsClient) =>
  queryOptions({
    queryKey: checkInKey,
    queryFn: ({ signal }) => run(measurements.checkIn, signal),
    staleTime: HALF_A_MINUTE,
  });

/** The type that an address asks for: weight, where it asks for none that there is. */
export const requestedType = (asked: string | undefined): MeasuredType => (isMeasuredType(asked) ? asked : "Weight");

/** Measurements of a type, newest first, page by page. */
export const listQuery = (measurements: MeasurementsClient, type: MeasuredType) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, type],
    queryFn: ({ signal, pageParam }) => run(measurements.page(type, pageParam), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    staleTime: HALF_A_MINUTE,
  });

/** The newest weights, which home begins with. */
export const weightsQuery = (measurements: MeasurementsClient) => listQuery(measurements, "Weight");

/** The days of a range: the chart of the range before stays until they are there. */
export const daysQuery = (measurements: MeasurementsClient, type: MeasuredType, from: CalendarDate, to: CalendarDate) =>
  queryOptions({
    queryKey: [...daysKey, type, from, to],
    queryFn: ({ signal }) => run(measurements.days(type, from, to), signal),
    staleTime: HALF_A_MINUTE,
    placeholderData: keepPreviousData,
  });
