import type { GoalStore } from "@morsel/application/goals/goal-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Goals } from "@morsel/domain/goals";
import * as Effect from "effect/Effect";
import type { MemoryState } from "../platform/state.ts";
import { goalsTable } from "./goals-table.ts";

const inForce = (history: readonly Goals[], date: CalendarDate): Goals | undefined =>
  history.findLast((goals) => goals.effectiveFrom <= date) ?? history[0];

export const makeMemoryGoalStore = (state: MemoryState): GoalStore => ({
  on: (member, date) => Effect.sync(() => inForce(state.of(goalsTable).get(member) ?? [], date)),
  put: (member, goals) =>
    Effect.suspend(() => {
      const history = state.of(goalsTable).get(member) ?? [];
      const current = inForce(history, goals.effectiveFrom);
      if (current !== undefined && current.version !== goals.version - 1)
        return Effect.fail({ _tag: "GoalsVersionConflict" as const, current });
      const others = history.filter((old) => old.effectiveFrom !== goals.effectiveFrom);
      const all = [...others.map((old) => ({ ...old, version: goals.version })), goals];
      state.of(goalsTable).set(
        member,
        all.toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1)),
      );
      return Effect.void;
    }),
});
