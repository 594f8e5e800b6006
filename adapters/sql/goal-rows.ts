import type { CalendarDate } from "@morsel/domain/calendar";
import type { Goals } from "@morsel/domain/goals";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import type { Sql } from "./sql.ts";

type GoalRow = Omit<Goals, "dailyGoals" | "exerciseShares"> & {
  readonly dailyGoals: string;
  readonly exerciseShares: string;
};

const goalsOf = ({ effectiveFrom, dailyGoals, exerciseShares, assignExerciseEnergy, version }: GoalRow): Goals => ({
  effectiveFrom,
  dailyGoals: JSON.parse(dailyGoals),
  exerciseShares: JSON.parse(exerciseShares),
  assignExerciseEnergy,
  version,
});

/** The latest that began on or before the day, or the very first when none did. */
export const goalsInForce = (sql: Sql, member: MemberId, date: CalendarDate): Effect.Effect<Goals | undefined> =>
  Effect.map(
    sql<GoalRow>`
      select effective_from as "effectiveFrom", daily_goals as "dailyGoals", exercise_shares as "exerciseShares",
        assign_exercise_energy as "assignExerciseEnergy", version
      from member_goal
      where member_id = ${member} and effective_from = coalesce(
        (select max(effective_from) from member_goal where member_id = ${member} and effective_from <= ${date}),
        (select min(effective_from) from member_goal where member_id = ${member}))`,
    ([row]) => row && goalsOf(row),
  );

export const insertGoals = (sql: Sql, member: MemberId, goals: Goals): Effect.Effect<void> =>
  Effect.asVoid(sql`
    insert into member_goal
      (member_id, effective_from, daily_goals, exercise_shares, assign_exercise_energy, version)
    values (${member}, ${goals.effectiveFrom}, ${JSON.stringify(goals.dailyGoals)},
      ${JSON.stringify(goals.exerciseShares)}, ${goals.assignExerciseEnergy}, ${goals.version})`);
