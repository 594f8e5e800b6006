import type { CalendarDate } from "@morsel/domain/calendar";
import type { Member } from "@morsel/domain/identity";
import { trendLeadStart } from "@morsel/domain/measurements";
import { askedWeek, comparedFrom, digestOf, type Digest } from "@morsel/domain/weekly-digest";
import * as Effect from "effect/Effect";
import type { MemberWeekStart } from "../diary-settings/member-week-start.ts";
import type { DiaryStore } from "../diary/diary-store.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseField } from "../platform/refused-field.ts";
import { measuredDays } from "../reports/measured-days.ts";
import type { SeriesPorts } from "../reports/series-figures.ts";

export type ReadDigest = (request: {
  readonly member: Member;
  /** A day of the wanted week; the last whole week when absent. */
  readonly date?: CalendarDate;
}) => Effect.Effect<Digest, FieldRefused>;

export type DigestPorts = Pick<SeriesPorts, "reports" | "goals" | "measurements" | "today"> & {
  readonly weekStart: MemberWeekStart;
  readonly diary: Pick<DiaryStore, "trackedDates">;
};

/** Longer than anybody kept a diary without a gap: eleven years. */
const LONGEST_STREAK = 4_000;

/** W332 to W335: a week in one page. */
export const makeReadDigest = ({ reports, goals, measurements, today, weekStart, diary }: DigestPorts): ReadDigest =>
  Effect.fn("ReadDigest")(function* ({ member, date }) {
    const { id, profile } = member;
    const now = yield* today(member);
    const asked = askedWeek(date, now, yield* weekStart(member));
    if (!asked.ok)
      return yield* refuseField(
        "date",
        asked.error._tag === "WeekTooLate" ? `${asked.error.latest} or earlier` : `${asked.error.earliest} or later`,
      );
    const week = asked.value;
    const { from, to } = week;
    const records = {
      totals: yield* reports.totals(id, from, to),
      goals: yield* goals.during(id, from, to),
      exercise: yield* reports.exercises(id, from, to),
      weights: yield* measuredDays(measurements, id, "Weight", trendLeadStart(comparedFrom(from))),
      writtenSteps: yield* measurements.days(id, "Fitbit steps", { from, to, limit: 7 }),
      tracked: yield* diary.trackedDates(id, to < now ? to : now, LONGEST_STREAK),
    };
    return digestOf(records, week, now, profile);
  });
