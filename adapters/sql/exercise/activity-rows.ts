import type { ExercisesOfDay } from "@morsel/application/exercise/exercise-store";
import type { CalendarDate, TimeOfDay } from "@morsel/domain/calendar";
import { dayActivity, stepEnergy, type DaySteps, type ExerciseEntry, type StepCount } from "@morsel/domain/exercise";
import type { MemberId, MemberProfile } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { storeActivitySums } from "../diary/day-rows.ts";
import { addWebhookEvents } from "../webhooks/event-rows.ts";
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

/** Beside what was counted, what the member wrote and what a step stands for, in one statement. */
const OWN = "own";
const EACH = "each";

const stepsOn = (sql: Sql, member: MemberId, date: CalendarDate): Effect.Effect<DaySteps> =>
  Effect.map(
    sql<CountRow>`
      select source, starts_at as "from", ends_at as "to", steps from step_count
      where member_id = ${member} and date = ${date}
      union all
      select 'own', '', '', max(value) from measurement
      where member_id = ${member} and type = 'Fitbit steps' and date = ${date} and is_deleted = 0
      having count(*) > 0
      union all
      select 'each', '', '', step_energy from diary_day where member_id = ${member} and date = ${date}
      order by 1, 2`,
    (rows) => {
      const own = rows.find(({ source }) => source === OWN)?.steps;
      return {
        ...(own === undefined ? {} : { own }),
        counts: rows.filter(({ source }) => source !== OWN && source !== EACH).map(countOf),
        energyEach: rows.find(({ source }) => source === EACH)?.steps ?? 0,
      };
    },
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
export const storeActivity = (sql: Sql, member: MemberId, date: CalendarDate): Effect.Effect<ExercisesOfDay> =>
  Effect.gen(function* () {
    const day = yield* activityOf(sql, member, date);
    const hasSteps = day.steps.own !== undefined || day.steps.counts.length > 0;
    const energyEach =
      hasSteps && day.steps.energyEach === 0 ? yield* energyEachOn(sql, member, date) : day.steps.energyEach;
    const steps = { ...day.steps, energyEach };
    const activity = dayActivity(day.entries, steps);
    yield* storeActivitySums(sql, member, date, { net: activity.net, steps: activity.steps, energyEach });
    yield* addWebhookEvents(sql, member, "exercise_day.changed", [date]);
    return { ...day, steps };
  });
