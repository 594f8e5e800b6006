import type { GoalsClient } from "@morsel/application/goals/client/goals-client";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import * as Effect from "effect/Effect";
import type { MemoryWorld } from "../platform/world.ts";

export const makeMemoryGoalsClient = (world: MemoryWorld): GoalsClient => ({
  sex: world.reachAs((id) =>
    Effect.flatMap(world.stores.members.byId(id), (member) =>
      member === undefined ? Effect.die(new Error(`No member ${id}`)) : Effect.succeed(member.profile.sex),
    ),
  ),
  on: (date) =>
    world.reachAs((member) =>
      Effect.flatMap(world.stores.goals.on(member, date), (goals) =>
        goals === undefined ? Effect.die(new Error(`Member ${member} has no goals`)) : Effect.succeed(goals),
      ),
    ),
  put: ({ effectiveFrom, version, mealShares, ...change }) =>
    world.reachAs((member) =>
      world
        .changeGoals({
          member,
          version: version - 1,
          from: effectiveFrom,
          change: { ...change, mealShares: mealShares ?? null },
        })
        .pipe(Effect.mapError(asFieldRefused), Effect.asVoid),
    ),
});
