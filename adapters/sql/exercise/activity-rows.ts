import type { ExercisesOfDay } from "@morsel/application/exercise/exercise-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { TimeOfDay } from "@morsel/domain/diary";
import { dayActivity, stepEnergy, type DaySteps, type ExerciseEntry, type StepCount } from "@morsel/domain/exercise";
import type { MemberId, MemberProfile } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { keepActivitySums } from "../diary/day-rows.ts";
import type { Sql } from "../engine/sql.ts";

/** No time is kept as an empty text: the count is of the whole day. */
export type CountRow = {
  readonly source: string;
  readonly from: TimeOfDay | "";
  readonly to: TimeOfDay | "";
  readonly steps: number;
};

export const countOf = ({ source, from, to, steps }: CountRow): StepCount => ({
  source,
  ...(from === "" || to === "" ? {} : { from, to }),
  steps,
});

const entriesOn = (sql: Sql, member: MemberId, date: CalendarDate): Effect.Effect<readonly ExerciseEntry[]> =>
  Effect.map(
    sql<{ readonly entry: string }>`
      select entry from exercise_entry where member_id = ${member} and date = ${date} and is_deleted = 0
      order by logged_at, id`,
    (rows) => rows.map(({ entry }) => JSON.parse(entry)),
  );

const stepsOn = (sql: Sql, member: MemberId, date: CalendarDate): Effect.Effect<DaySteps> =>
  Effect.zipWith(
    sql<CountRow>`
      select source, starts_at as "from", ends_at as "to", steps from step_count
      where member_id = ${member} and date = ${date} order by source, starts_at`,
    sql<{ readonly own: number | null; readonly energyEach: number | null }>`
      select
        (select max(value) from measurement
          where member_id = ${member} and type = 'Fitbit steps' and date = ${date} and is_deleted = 0) as own,
        (select step_energy from diary_day where member_id = ${member} and date = ${date}) as "energyEach"`,
    (rows, [day]) => ({
      ...(day === undefined || day.own === null ? {} : { own: day.own }),
      counts: rows.map(countOf),
      energyEach: day?.energyEach ?? 0,
    }),
  );

/** W346: for the newest weighing on or before the day, else the profile's weight. */
const energyEachOn = (sql: Sql, member: MemberId, date: CalendarDate): Effect.Effect<number> =>
  Effect.map(
    sql<{ readonly weight: number | null; readonly profile: string }>`
      select profile, (
        select value from measurement
        where member_id = ${member} and type = 'Weight' and is_deleted = 0 and date <= ${date}
        order by date desc, time desc, id desc limit 1) as weight
      from member where id = ${member}`,
    ([row]) => {
      if (row === undefined) return 0;
      const profile: Pick<MemberProfile, "weightKg" | "heightCm"> = JSON.parse(row.profile);
      return stepEnergy(row.weight ?? profile.weightKg, profile.heightCm);
    },
  );

export const activityOf = (sql: Sql, member: MemberId, date: CalendarDate): Effect.Effect<ExercisesOfDay> =>
  Effect.zipWith(entriesOn(sql, member, date), stepsOn(sql, member, date), (entries, steps) => ({
    date,
    entries,
    steps,
  }));

/** E16, W348: keeps what the day's exercise and steps add up to, and answers the day. */
export const keepActivity = (sql: Sql, member: MemberId, date: CalendarDate): Effect.Effect<ExercisesOfDay> =>
  Effect.gen(function* () {
    const day = yield* activityOf(sql, member, date);
    const hasSteps = day.steps.own !== undefined || day.steps.counts.length > 0;
    const energyEach =
      hasSteps && day.steps.energyEach === 0 ? yield* energyEachOn(sql, member, date) : day.steps.energyEach;
    const steps = { ...day.steps, energyEach };
    const activity = dayActivity(day.entries, steps);
    yield* keepActivitySums(sql, member, date, { net: activity.net, steps: activity.steps, energyEach });
    return { ...day, steps };
  });
