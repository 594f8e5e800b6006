import type { GoalsClient } from "@morsel/application/goals/client/goals-client";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import * as Effect from "effect/Effect";
import type { GoalStore } from "@morsel/application/goals/goal-store";
import type { GoalsUseCases } from "@morsel/application/goals/use-cases";
import type { MemberStore } from "@morsel/application/identity/member-store";
import type { MemoryConnection } from "../platform/connection.ts";

export type GoalsClientPorts = {
  readonly connection: MemoryConnection;
  readonly members: MemberStore;
  readonly goals: GoalStore;
  readonly useCases: GoalsUseCases;
};

export const makeMemoryGoalsClient = ({
  connection,
  members,
  goals: store,
  useCases,
}: GoalsClientPorts): GoalsClient => ({
  sex: connection.reachAs((id) =>
    Effect.flatMap(members.byId(id), (member) =>
      member === undefined ? Effect.die(new Error(`No member ${id}`)) : Effect.succeed(member.profile.sex),
    ),
  ),
  on: (date) =>
    connection.reachAs((member) =>
      Effect.flatMap(store.on(member, date), (goals) =>
        goals === undefined ? Effect.die(new Error(`Member ${member} has no goals`)) : Effect.succeed(goals),
      ),
    ),
  put: ({ effectiveFrom, version, mealShares, ...change }) =>
    connection.reachAs((member) =>
      useCases
        .changeGoals({
          member,
          version: version - 1,
          from: effectiveFrom,
          change: { ...change, mealShares: mealShares ?? null },
        })
        .pipe(Effect.mapError(asFieldRefused), Effect.asVoid),
    ),
});
