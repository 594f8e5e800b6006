import type { GoalsVersionConflict } from "@morsel/application/goals/goal-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { BodyProfile, Goals } from "@morsel/domain/goals";
import type { MemberId } from "@morsel/domain/identity";
import type { Measurement } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { putMeasurement } from "../measurements/measurement-rows.ts";
import { changeBody, goalsInForce, insertGoals, takeOverVersion } from "./goal-rows.ts";

/** Fails with the stored goals if the caller read another version. */
export const requireGoalsVersion = (
  sql: Sql,
  member: MemberId,
  date: CalendarDate,
  version: Goals["version"],
): Effect.Effect<void, GoalsVersionConflict> =>
  Effect.flatMap(goalsInForce(sql, member, date), (current) =>
    current === undefined || current.version === version
      ? Effect.void
      : Effect.fail({ _tag: "GoalsVersionConflict" as const, current }),
  );

export const deleteGoals = (sql: Sql, member: MemberId, effectiveFrom: CalendarDate): Effect.Effect<void> =>
  Effect.asVoid(sql`delete from member_goal where member_id = ${member} and effective_from = ${effectiveFrom}`);

/** Within a transaction of the member's, also of another concept's: what `GoalStore.put` promises. */
export const putGoals = (
  tx: Sql,
  member: MemberId,
  goals: Goals,
  body?: BodyProfile,
  weighed?: Measurement,
): Effect.Effect<void, GoalsVersionConflict> =>
  Effect.gen(function* () {
    yield* requireGoalsVersion(tx, member, goals.effectiveFrom, goals.version - 1);
    yield* deleteGoals(tx, member, goals.effectiveFrom);
    yield* takeOverVersion(tx, member, goals.version);
    yield* insertGoals(tx, member, goals);
    if (body !== undefined) yield* changeBody(tx, member, body);
    if (weighed !== undefined) yield* putMeasurement(tx, member, weighed);
  });
