import type { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import {
  projectWeights,
  sendWeightCommand,
  shownWeights,
  type WeightCommand,
} from "@morsel/application/measurements/client/weight-command";
import type { WeightEntry } from "@morsel/domain/measurements";
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { run } from "../../hooks/run.ts";
import { submitMutation, usePendingVariables } from "../../hooks/submit-mutation.ts";
import { weightsQuery } from "./queries.ts";

const WEIGHT_MUTATION = ["weight"] as const;

/** How weights are written, once for a query client: one command at a time, each a plain value that can be stored and resumed. */
const registerWeightMutations = (queries: QueryClient, measurements: MeasurementsClient): void => {
  if (queries.getMutationDefaults(WEIGHT_MUTATION).mutationFn !== undefined) return;
  const { queryKey } = weightsQuery(measurements);
  queries.setMutationDefaults<WeightEntry, Error, WeightCommand>(WEIGHT_MUTATION, {
    scope: { id: "weight" },
    retry: false,
    mutationFn: (command) => run(sendWeightCommand(measurements, command)),
    onSuccess: (entry, { kind }) => {
      queries.setQueryData(queryKey, (said) => said && projectWeights(said, { kind, entry }));
      // What was being read meanwhile may have been answered as it was before.
      if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey });
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
};

/** W53: the newest weights as they are shown, undefined while they are on their way, and what writes one. */
export const useWeights = (measurements: MeasurementsClient) => {
  const queries = useQueryClient();
  useState(() => registerWeightMutations(queries, measurements));
  const { data, error } = useQuery(weightsQuery(measurements));
  const pending = usePendingVariables<WeightCommand>(WEIGHT_MUTATION);
  return {
    weights: data && shownWeights(data, pending),
    error,
    submit: (command: WeightCommand, onRefused: (problem: unknown) => void): void =>
      void submitMutation(queries, WEIGHT_MUTATION, command, onRefused),
  };
};
