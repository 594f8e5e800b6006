import type { GoalsClient } from "@morsel/application/goals/client/goals-client";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import * as Effect from "effect/Effect";
import type { GoalStore } from "@morsel/application/goals/goal-store";
import type { GoalsUseCases } from "@morsel/application/goals/use-cases";
import type { MemberStore } from "@morsel/application/identity/member-store";
import { memberOf } from "../identity/member-of.ts";
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
  sex: connection.reachAs((id) => Effect.map(memberOf(members, id), ({ profile }) => profile.sex)),
  on: (date) =>
    connection.reachAs((member) =>
      Effect.flatMap(store.on(member, date), (goals) =>
        goals === undefined ? Effect.die(new Error(`Member ${member} has no goals`)) : Effect.succeed(goals),
      ),
    ),
  put: ({ effectiveFrom, version, mealShares, ...change }) =>
    connection.reachAs((id) =>
      Effect.flatMap(memberOf(members, id), (member) =>
        useCases.changeGoals({
          member,
          version: version - 1,
          from: effectiveFrom,
          change: { ...change, mealShares: mealShares ?? null },
        }),
      ).pipe(Effect.mapError(asFieldRefused), Effect.asVoid),
    ),
});
