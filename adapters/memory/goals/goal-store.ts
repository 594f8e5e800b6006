import type { GoalStore } from "@morsel/application/goals/goal-store";
import { goalsInForce } from "@morsel/domain/goals";
import * as Effect from "effect/Effect";
import type { MemoryState } from "../platform/state.ts";
import { membersTable } from "../identity/members-table.ts";
import { addWeight } from "../measurements/measurement-table.ts";
import { goalsTable } from "./goals-table.ts";

export const makeMemoryGoalStore = (state: MemoryState): GoalStore => ({
  on: (member, date) => Effect.sync(() => goalsInForce(state.of(goalsTable).get(member) ?? [], date)),
  during: (member, from, to) =>
    Effect.sync(() => {
      const history = state.of(goalsTable).get(member) ?? [];
      const first = goalsInForce(history, from);
      return history.filter((goals) => goals === first || (goals.effectiveFrom > from && goals.effectiveFrom <= to));
    }),
  history: (member, { limit, before }) =>
    Effect.sync(() =>
      (state.of(goalsTable).get(member) ?? [])
        .filter(({ effectiveFrom }) => before === undefined || effectiveFrom < before)
        .toReversed()
        .slice(0, limit),
    ),
  put: (member, goals, body, weighed) =>
    Effect.suspend(() => {
      const history = state.of(goalsTable).get(member) ?? [];
      const current = goalsInForce(history, goals.effectiveFrom);
      if (current !== undefined && current.version !== goals.version - 1)
        return Effect.fail({ _tag: "GoalsVersionConflict" as const, current });
      const others = history.filter((old) => old.effectiveFrom !== goals.effectiveFrom);
      const all = [...others.map((old) => ({ ...old, version: goals.version })), goals];
      state.of(goalsTable).set(
        member,
        all.toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1)),
      );
      const known = state.of(membersTable).get(member);
      if (body !== undefined && known !== undefined)
        state
          .of(membersTable)
          .set(member, { ...known, member: { ...known.member, profile: { ...known.member.profile, ...body } } });
      addWeight(state, member, weighed);
      return Effect.void;
    }),
  remove: (member, effectiveFrom, version) =>
    Effect.suspend(() => {
      const history = state.of(goalsTable).get(member) ?? [];
      const current = history.find((goals) => goals.effectiveFrom === effectiveFrom);
      if (current === undefined) return Effect.void;
      if (current.version !== version) return Effect.fail({ _tag: "GoalsVersionConflict" as const, current });
      const others = history.filter((goals) => goals !== current);
      state.of(goalsTable).set(
        member,
        others.map((old) => ({ ...old, version: version + 1 })),
      );
      return Effect.void;
    }),
});
