import type { CheckIn } from "@morsel/application/measurements/check-in";
import {
  withStoredEntries,
  projectMeasurements,
  sendMeasurementCommand,
  projectPendingMeasurements,
  type MeasurementCommand,
} from "@morsel/application/measurements/client/measurement-command";
import type { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import type { MeasurementPage } from "@morsel/application/measurements/read-measurements";
import { byNewest, type MeasuredType, type Measurement } from "@morsel/domain/measurements";
import { useInfiniteQuery, useQuery, useQueryClient, type InfiniteData, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { run } from "../../hooks/run.ts";
import { registerMutation, submitMutation, usePendingVariables } from "../../hooks/submit-mutation.ts";
import { refreshAfterWeighing } from "./refresh-after-weighing.ts";
import { checkInKey, checkInQuery, daysKey, listQuery, listsKey } from "./queries.ts";

const MEASUREMENT_MUTATION = ["measurements"] as const;

type Pages = InfiniteData<MeasurementPage>;

const itemsOf = ({ pages }: Pages): readonly Measurement[] => pages.flatMap(({ items }) => items);

/** The pages after a command: what is new stands on the page on which it belongs, what is behind the last one is not shown. */
const projectPages = (given: Pages, type: MeasuredType, command: MeasurementCommand): Pages => {
  const hasMore = given.pages.at(-1)?.next !== undefined;
  const shown = projectPendingMeasurements(itemsOf(given), type, [command], hasMore);
  const ends = given.pages.map(({ items }) => items.at(-1));
  const pageOf = (entry: Measurement): number => {
    const page = ends.findIndex((end) => end !== undefined && byNewest(entry, end) <= 0);
    return page < 0 ? given.pages.length - 1 : page;
  };
  return {
    ...given,
    pages: given.pages.map((page, n) => ({ ...page, items: shown.filter((entry) => pageOf(entry) === n) })),
  };
};

/** W53: what the server answered, in all that was read before; charts are read again. */
const applyAnswer = (queries: QueryClient, command: MeasurementCommand): void => {
  for (const [key] of queries.getQueriesData<Pages>({ queryKey: listsKey }))
    queries.setQueryData<Pages>(key, (said) => said && projectPages(said, key[2] as MeasuredType, command));
  queries.setQueryData<CheckIn>(
    checkInKey,
    (said) => said && { ...said, last: projectMeasurements(said.last, command) },
  );
  // A read that was under way may hold the earlier state, and a deletion makes the previous measurement the last one.
  if (command.kind !== "logMeasurements") void queries.invalidateQueries({ queryKey: checkInKey });
  if (queries.isFetching({ queryKey: listsKey }) > 0) void queries.invalidateQueries({ queryKey: listsKey });
  void queries.invalidateQueries({ queryKey: daysKey });
};

/** How measurements are written. */
export const registerMeasurementMutations = (queries: QueryClient, measurements: MeasurementsClient): void =>
  registerMutation<readonly Measurement[], MeasurementCommand>(queries, MEASUREMENT_MUTATION, {
    mutationFn: (command) => run(sendMeasurementCommand(measurements, command)),
    onSuccess: (entries, command) => {
      applyAnswer(queries, withStoredEntries(command, entries));
      if (entries.some(({ type }) => type === "Weight")) refreshAfterWeighing(queries);
    },
    onError: () => void queries.invalidateQueries({ queryKey: ["measurements"] }),
  });

/** Writes measurements, and holds those without an answer yet. */
export const useMeasurementMutation = (measurements: MeasurementsClient) => {
  const queries = useQueryClient();
  useState(() => registerMeasurementMutations(queries, measurements));
  const pending = usePendingVariables<MeasurementCommand>(MEASUREMENT_MUTATION);
  return {
    pending,
    submit: (command: MeasurementCommand, onRefused: (problem: unknown) => void): Promise<boolean> =>
      submitMutation(queries, MEASUREMENT_MUTATION, command, onRefused),
  };
};

/** W53: what was measured of a type as it is shown, the newest first; undefined while it is on its way. */
export const useMeasurementList = (measurements: MeasurementsClient, type: MeasuredType) => {
  const { pending } = useMeasurementMutation(measurements);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    listQuery(measurements, type),
  );
  return {
    entries: data && projectPendingMeasurements(itemsOf(data), type, pending, hasNextPage),
    error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    refetch: () => void refetch(),
  };
};

/** W53: what a check-in begins with, as it is shown; undefined while it is on its way. */
export const useCheckIn = (measurements: MeasurementsClient) => {
  const { pending } = useMeasurementMutation(measurements);
  const { data, error, refetch } = useQuery(checkInQuery(measurements));
  return {
    checkIn: data && { ...data, last: pending.reduce(projectMeasurements, data.last) },
    error,
    refetch: () => void refetch(),
  };
};
