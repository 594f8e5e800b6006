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
import { registerMutation, submitMutation, usePendingVariables } from "../../hooks/submit-mutation.ts";
import { weightsQuery } from "./queries.ts";

const WEIGHT_MUTATION = ["weight"] as const;

/** How weights are written. */
const registerWeightMutations = (queries: QueryClient, measurements: MeasurementsClient): void => {
  const { queryKey } = weightsQuery(measurements);
  registerMutation<WeightEntry, WeightCommand>(queries, WEIGHT_MUTATION, {
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
