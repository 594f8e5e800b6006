import type { CalendarDate } from "@morsel/domain/calendar";
import type { Goals } from "@morsel/domain/goals";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { GoalStore } from "./goal-store.ts";

/** A member's goals: every member has some, so none is a defect. */
export const memberGoalsOn = (goals: GoalStore, { id }: Pick<Member, "id">, date: CalendarDate): Effect.Effect<Goals> =>
  Effect.flatMap(goals.on(id, date), (found) =>
    found === undefined ? Effect.die(new Error(`Member ${id} has no goals`)) : Effect.succeed(found),
  );
