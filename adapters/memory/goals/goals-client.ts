import type { GoalsClient } from "@morsel/application/goals/client/goals-client";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import * as Effect from "effect/Effect";
import type { GoalStore } from "@morsel/application/goals/goal-store";
import type { GoalsUseCases } from "@morsel/application/goals/use-cases";
import type { MemberStore } from "@morsel/application/identity/member-store";
import { memberOf } from "../identity/member-of.ts";
import type { MemoryConnection } from "../platform/connection.ts";

const PAGE = 20;

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
  basis: connection.reachAs((id) => Effect.flatMap(memberOf(members, id), useCases.readBasis)),
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
  changeBody: (change) =>
    connection.reachAs((id) =>
      Effect.flatMap(memberOf(members, id), (member) => useCases.changeBody({ member, ...change })).pipe(
        Effect.mapError(asFieldRefused),
      ),
    ),
  streak: connection.reachAs((id) => Effect.flatMap(memberOf(members, id), useCases.readStreak)),
  week: connection.reachAs((id) => Effect.flatMap(memberOf(members, id), useCases.readWeek)),
  plans: (cursor) =>
    connection.reachAs((member) =>
      Effect.orDie(useCases.readPlans({ member, limit: PAGE, ...(cursor === undefined ? {} : { cursor }) })),
    ),
  takeBack: (effectiveFrom, version) =>
    connection.reachAs((id) =>
      Effect.flatMap(memberOf(members, id), (member) => useCases.takeBackPlan({ member, effectiveFrom, version })).pipe(
        Effect.mapError(asFieldRefused),
      ),
    ),
});
