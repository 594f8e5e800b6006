import { addDays, calendarDate, type CalendarDate } from "@morsel/domain/calendar";
import { streakOf, type Completeness } from "@morsel/domain/diary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const date = (text: string): CalendarDate => {
  const made = calendarDate(text);
  if (!made.ok) throw new Error(text);
  return made.value;
};
const today = date("2026-03-01");
const back = (days: number, completeness: Completeness = "partial") => ({ date: addDays(today, -days), completeness });

describe("streaks", () => {
  it("D22 counts back from today, or from yesterday while today is still empty", () => {
    expect(streakOf([], today)).toBe(0);
    expect(streakOf([back(0)], today)).toBe(1);
    expect(streakOf([back(1), back(2)], today)).toBe(2);
    expect(streakOf([back(0, "untracked"), back(1), back(2)], today)).toBe(2);
    expect(streakOf([back(2), back(3)], today)).toBe(0);
    expect(streakOf([back(0), back(1, "fasted"), back(2, "complete"), back(3, "untracked"), back(4)], today)).toBe(3);
  });

  it("D22 order, repetition and days to come change nothing", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 40 })), (ages) => {
        const length = streakOf(
          ages.map((age) => back(age)),
          today,
        );
        expect(
          streakOf(
            [...ages, ...ages].toReversed().map((age) => back(age)),
            today,
          ),
        ).toBe(length);
        const first = ages.includes(0) ? 0 : 1;
        for (let i = 0; i < length; i++) expect(ages).toContain(first + i);
        expect(ages).not.toContain(first + length);
      }),
    );
  });

  it("D22 ends at the calendar's border", () => {
    const first = date("1800-01-01");
    expect(streakOf([{ date: first, completeness: "partial" }], first)).toBe(1);
  });
});
