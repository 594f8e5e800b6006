import type { CheckIn } from "@morsel/application/measurements/check-in";
import { lastMeasurement, type MeasuredType } from "@morsel/domain/measurements";
import type { ChartGoal } from "../../charts/chart-data.ts";

/** A weight to come down or up to, steps to reach; nothing for other types. */
export const goalOf = (
  type: MeasuredType,
  { goals, last }: Pick<CheckIn, "goals" | "last">,
): { readonly goal?: ChartGoal } => {
  if (type === "Fitbit steps") return goals.steps === undefined ? {} : { goal: { min: goals.steps } };
  if (type !== "Weight") return {};
  const now = lastMeasurement(last, "Weight")?.value ?? goals.weightKg;
  return { goal: goals.weightKg < now ? { max: goals.weightKg } : { min: goals.weightKg } };
};
