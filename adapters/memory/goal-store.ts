import type { GoalStore } from "@morsel/application/ports/goal-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Goals } from "@morsel/domain/goals";
import * as Effect from "effect/Effect";
import type { MemoryState } from "./state.ts";

const inForce = (history: readonly Goals[], date: CalendarDate): Goals | undefined =>
  history.findLast((goals) => goals.effectiveFrom <= date) ?? history[0];

export const makeMemoryGoalStore = (state: MemoryState): GoalStore => ({
  on: (member, date) => Effect.sync(() => inForce(state.goals.get(member) ?? [], date)),
  put: (member, goals) =>
    Effect.suspend(() => {
      const history = state.goals.get(member) ?? [];
      const current = inForce(history, goals.effectiveFrom);
      if (current !== undefined && current.version !== goals.version - 1)
        return Effect.fail({ _tag: "GoalsMoved" as const, current });
      state.goals.set(member, [...history.filter((old) => old.effectiveFrom < goals.effectiveFrom), goals]);
      return Effect.void;
    }),
});
