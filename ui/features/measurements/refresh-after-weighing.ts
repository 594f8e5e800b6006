import type { QueryClient } from "@tanstack/react-query";
import { weekKey } from "../../logging/keys.ts";
import { GOALS } from "../../logging/keys.ts";

/** W430: what is computed of the newest weighing is read again: days, their exercise, and what goals begin with. */
export const refreshAfterWeighing = (queries: QueryClient): void => {
  for (const queryKey of [["day"], weekKey, ["exercise-day"], GOALS]) void queries.invalidateQueries({ queryKey });
};
