import type { MeasurementNotFound } from "@morsel/application/measurements/measurement-store";
import type { Problems, Refusals } from "../shared/problem.ts";

export const measurementRefusals: Refusals<MeasurementNotFound> = { MeasurementNotFound: { id: "string" } };

export const measurementProblems: Problems<MeasurementNotFound> = {
  fields: measurementRefusals,
  problems: {
    // Who deletes what is gone has what was wanted: no page says it.
    MeasurementNotFound: { status: 404, title: "There is no such measurement.", isUnseen: true },
  },
};
