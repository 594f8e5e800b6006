import type { DiaryStore, StoredDay } from "@morsel/application/diary/diary-store";
import type { ExerciseStore } from "@morsel/application/exercise/exercise-store";
import type { WaterStore } from "@morsel/application/hydration/water-store";
import { datesBetween, type CalendarDate } from "@morsel/domain/calendar";
import type { ReportStore } from "@morsel/application/reports/report-store";
import type { ReportDay } from "@morsel/domain/reports";
import { completenessOf, totalsOf } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { undeletedEntries, diaryOf, eatenEntries } from "../diary/diary-table.ts";
import type { MemoryState } from "../platform/state.ts";

export type ReportStorePorts = {
  readonly state: MemoryState;
  readonly diary: DiaryStore;
  readonly exercise: ExerciseStore;
  readonly water: WaterStore;
};

/** The first and the last day of the calendar. */
const FIRST = "1800-01-01" as CalendarDate;
const LAST = "2199-12-31" as CalendarDate;

const reportDay = (day: StoredDay, steps: number): ReportDay => ({
  date: day.date,
  completeness: completenessOf(day),
  parts: day.entries.length,
  exercise: day.exercise ?? 0,
  steps,
});

/** Reads the data that reports need from the other stores in memory. */
export const makeMemoryReportStore = ({ state, diary, exercise, water }: ReportStorePorts): ReportStore => {
  const isWritten = (
    member: MemberId,
    { entries, planned, note, completeness, exercise = 0, date }: StoredDay,
  ): boolean =>
    entries.length > 0 ||
    planned !== undefined ||
    note !== "" ||
    completeness !== "untracked" ||
    exercise > 0 ||
    diaryOf(state, member).steps.has(date) ||
    diaryOf(state, member).days.has(date);
  const daysOf = (member: MemberId, from: CalendarDate, to: CalendarDate): Effect.Effect<readonly StoredDay[]> =>
    Effect.map(diary.days(member, from, to), (days) => days.filter((day) => isWritten(member, day)));
  /** With food, a mark, exercise or water, oldest first. */
  const writtenDays = (member: MemberId): Effect.Effect<readonly CalendarDate[]> =>
    Effect.map(water.days(member, FIRST, LAST), (drunk) => {
      const kept = diaryOf(state, member);
      const eaten = eatenEntries(kept).map(({ date }) => date);
      const marked = [...kept.days].flatMap(([date, { completeness }]) => (completeness === "untracked" ? [] : [date]));
      const done = [...kept.exercise].flatMap(([date, net]) => (net > 0 ? [date] : []));
      const walked = [...kept.steps].flatMap(([date, { steps }]) => (steps > 0 ? [date] : []));
      return [...eaten, ...marked, ...done, ...walked, ...drunk.keys()].toSorted();
    });
  const stepsOn = (member: MemberId, date: CalendarDate): number => diaryOf(state, member).steps.get(date)?.steps ?? 0;
  return {
    firstDay: (member) => Effect.map(writtenDays(member), (dates) => dates[0]),

    span: (member) =>
      Effect.map(writtenDays(member), (dates) => {
        const kept = diaryOf(state, member);
        const all = [...dates, ...kept.days.keys(), ...undeletedEntries(kept).map(({ date }) => date)].toSorted();
        const [first, last] = [all[0], all.at(-1)];
        return first === undefined || last === undefined ? undefined : { first, last };
      }),

    nutrientDays: (member, nutrient, from, to) =>
      Effect.map(daysOf(member, from, to), (days) =>
        days.map((day) => {
          const { facts, known } = totalsOf(day.entries);
          const value = facts[nutrient];
          return {
            ...reportDay(day, stepsOn(member, day.date)),
            known: known[nutrient] ?? 0,
            ...(value === undefined ? {} : { value }),
          };
        }),
      ),

    totals: (member, from, to) =>
      Effect.map(daysOf(member, from, to), (days) =>
        days.map((day) => ({ ...reportDay(day, stepsOn(member, day.date)), totals: totalsOf(day.entries) })),
      ),

    exercises: (member, from, to) =>
      Effect.map(
        Effect.forEach(datesBetween(from, to), (date) => exercise.day(member, date)),
        (days) => days.flatMap(({ entries }) => entries),
      ),
  };
};
