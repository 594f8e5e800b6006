import type { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import { queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

const HALF_A_MINUTE = 30_000;

export const weightsQuery = (measurements: MeasurementsClient) =>
  queryOptions({
    queryKey: ["weights"],
    queryFn: ({ signal }) => run(measurements.newestWeights, signal),
    staleTime: HALF_A_MINUTE,
  });
