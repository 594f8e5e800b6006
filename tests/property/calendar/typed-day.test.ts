import { addDays, typedDay, weekday, type CalendarDate, type DayWords } from "@morsel/domain/calendar";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const today = "2026-03-11" as CalendarDate;
const ENGLISH: DayWords = {
  relative: [
    [0, "Today"],
    [-1, "Yesterday"],
    [1, "Tomorrow"],
  ],
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  months: "January February March April May June July August September October November December".split(" "),
};

describe("a day that is typed", () => {
  it.each([
    ["2026-01-02", "2026-01-02"],
    ["today", "2026-03-11"],
    ["YESTER", "2026-03-10"],
    ["tomorrow", "2026-03-12"],
    ["wed", "2026-03-11"],
    ["thursday", "2026-03-05"],
    ["mar 3", "2026-03-03"],
    ["3 March", "2026-03-03"],
    ["nov 30", "2025-11-30"],
    ["feb 29", undefined],
    ["ma 3", undefined],
    ["banana", undefined],
    ["mar", undefined],
    ["", undefined],
    ["march 3 2020", undefined],
  ])("C8 %j is %s", (text, date) => expect(typedDay(text, today, ENGLISH)).toBe(date));

  it("C8 a weekday is the last one of its name", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 4000 }), (name, later) => {
        const now = addDays(today, later);
        const day = typedDay(ENGLISH.weekdays[name] ?? "", now, ENGLISH) ?? ("" as CalendarDate);
        expect(weekday(day)).toBe(name);
        expect(day <= now && day > addDays(now, -7)).toBe(true);
      }),
    ));
});
