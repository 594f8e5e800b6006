import type { ExerciseClient } from "@morsel/application/exercise/client/exercise-client";
import { useQuery } from "@tanstack/react-query";
import { useLatest } from "../../../hooks/use-latest.ts";
import { useApp } from "../../../routes/use-app.ts";
import { exerciseDayQuery } from "../queries.ts";

/** The member's weight today; undefined for visitors. */
export const useMemberWeight = (exercise: ExerciseClient): number | undefined => {
  const { device, sessionWatch } = useApp();
  const { status } = useLatest(sessionWatch.status$, sessionWatch.current());
  const { data } = useQuery({ ...exerciseDayQuery(exercise, device.today()), enabled: status === "authenticated" });
  return data?.weightKg;
};
