import {
  exerciseMinutes,
  minutesByDay,
  minuteOf,
  type CardioEntry,
  type ExerciseEntryId,
} from "@morsel/domain/exercise";
import type { CalendarDate, TimeOfDay } from "@morsel/domain/calendar";
import fc from "fast-check";
import { expect, it } from "vitest";

const timeOf = (minute: number): TimeOfDay =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}` as TimeOfDay;

const entries = fc.array(
  fc.record({
    start: fc.option(fc.integer({ min: 0, max: 1300 }), { nil: undefined }),
    minutes: fc.integer({ min: 1, max: 120 }),
  }),
  { maxLength: 8 },
);

const entryOf = ({ start, minutes }: { readonly start: number | undefined; readonly minutes: number }, nth: number) =>
  ({
    kind: "cardio",
    id: `00000000-0000-7000-8000-00000000000${nth}` as ExerciseEntryId,
    date: "2026-03-05" as CalendarDate,
    loggedAt: nth,
    minutes,
    ...(start === undefined ? {} : { startsAt: timeOf(start) }),
  }) as CardioEntry;

it("W432 minutes of exercise at the same time count once; those without a time are added", () => {
  fc.assert(
    fc.property(entries, (all) => {
      const made = all.map(entryOf);
      const covered = new Set(
        all.flatMap(({ start, minutes }) =>
          start === undefined ? [] : Array.from({ length: minutes }, (_, i) => start + i),
        ),
      );
      const untimed = all.reduce((sum, { start, minutes }) => sum + (start === undefined ? minutes : 0), 0);
      expect(exerciseMinutes(made)).toBeCloseTo(covered.size + untimed, 6);
      const byDay = [...minutesByDay(made).values()];
      expect(byDay.length).toBe(Math.min(1, made.length));
    }),
  );
  expect(minuteOf("07:30")).toBe(450);
});
