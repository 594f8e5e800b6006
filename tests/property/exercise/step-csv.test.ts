import { readStepFile, spanOf, stepPreview } from "@morsel/domain/exercise";
import type { CalendarDate } from "@morsel/domain/calendar";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const read = (...lines: readonly string[]) => readStepFile(lines.join("\r\n"));
const counted = (...lines: readonly string[]) => {
  const file = read(...lines);
  return file._tag === "Read" ? file.counts : file._tag;
};

describe("a file of steps", () => {
  it("W343 is recognised by its heads, whatever separates them and whatever else stands there", () => {
    const day = [{ date: "2026-03-02", steps: 8212 }];
    expect(counted("Date,Steps", "2026-03-02,8212")).toEqual(day);
    expect(counted("\ufeffDatum;Distanz;Schritte", "02.03.2026;6,1;8.212")).toEqual(day);
    expect(counted('"Activity Date"\t"Total Steps"', '2026/3/2\t"8,212"')).toEqual(day);
    expect(counted("calendar date,value", "2026-03-02T00:00:00,8212.0")).toEqual(day);
    expect(counted("Food,Calories", "Apple,95")).toBe("NoColumns");
    expect(counted("")).toBe("NoColumns");
  });

  it("W343 has days whose order the file itself tells, or is asked for another", () => {
    expect(counted("date,steps", "03/14/2026,10", "03/04/2026,20")).toMatchObject([
      { date: "2026-03-14" },
      { date: "2026-03-04" },
    ]);
    expect(counted("date,steps", "14/03/2026,10", "03/04/2026,20")).toMatchObject([
      { date: "2026-03-14" },
      { date: "2026-04-03" },
    ]);
    expect(counted("date,steps", "03/04/2026,20")).toBe("DatesAmbiguous");
  });

  it("W343 lines of one day are its sum, those with an end are stretches", () => {
    expect(counted("date,steps", "2026-03-02,10", "2026-03-02,20")).toEqual([{ date: "2026-03-02", steps: 30 }]);
    expect(counted("start,end,steps", "2026-03-02 10:00,2026-03-02 10:15,300")).toEqual([
      { date: "2026-03-02", from: "10:00", to: "10:15", steps: 300 },
    ]);
    expect(counted("start,end,steps", "2026-03-02 23:50,2026-03-03 00:05,300")).toEqual([
      { date: "2026-03-02", from: "23:50", to: "23:59", steps: 300 },
    ]);
  });

  it("W343 takes no formula, no sign and no day that is none, and says which lines it could not read", () => {
    const file = read(
      "date,steps",
      "2026-03-02,=1+1",
      "2026-03-02,-5",
      "2026-02-30,5",
      "2026-03-03,100001",
      "x,5",
      "",
      "2026-03-04,7",
    );
    expect(file).toEqual({
      _tag: "Read",
      counts: [{ date: "2026-03-04", steps: 7 }],
      unread: [2, 3, 4, 5, 6],
      unreadCount: 5,
    });
  });

  it("W343 is bounded, and any text is read or refused", () => {
    expect(readStepFile("x".repeat(1_000_001))).toEqual({ _tag: "TooLarge" });
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const file = readStepFile(`date,steps\n${text}`);
        expect(["Read", "DatesAmbiguous"]).toContain(file._tag);
      }),
    );
  });

  it("W343 what it would change is told before: the same file again changes nothing", () => {
    const counts = [
      { date: "2026-03-02" as CalendarDate, steps: 10 },
      { date: "2026-03-03" as CalendarDate, steps: 20 },
    ];
    const known = counts.map((count) => ({ ...count, source: "csv" }));
    expect(stepPreview(counts, [])).toEqual({ added: 2, changed: 0, same: 0 });
    expect(stepPreview(counts, known)).toEqual({ added: 0, changed: 0, same: 2 });
    expect(
      stepPreview(
        counts,
        known.map((one) => ({ ...one, steps: 10 })),
      ),
    ).toEqual({ added: 0, changed: 1, same: 1 });
    expect(
      stepPreview(
        counts,
        known.map((one) => ({ ...one, source: "token a" })),
      ),
    ).toMatchObject({ added: 2 });
    expect(spanOf(counts)).toEqual({ from: "2026-03-02", to: "2026-03-03" });
    expect(spanOf([])).toBeUndefined();
  });

  it("W343 hours are read with a.m. and p.m., what ends behind midnight stays of its day, and hours elsewhere are not guessed", () => {
    const read = (rows: readonly string[]) => {
      const file = readStepFile(["Start,End,Steps", ...rows].join("\n"));
      return "counts" in file ? file.counts.map(({ date, from, to, steps }) => [date, from, to, steps]) : file;
    };
    expect(
      read(["2026-03-15 9:00 AM,2026-03-15 10:00 AM,1000", "2026-03-15 12:30 PM,2026-03-15 1:30 PM,2500"]),
    ).toEqual([
      ["2026-03-15", "09:00", "10:00", 1000],
      ["2026-03-15", "12:30", "13:30", 2500],
    ]);
    expect(read(["2026-03-15 12:10 am,2026-03-15 12:40 am,300", "2026-03-15 23:50,2026-03-16 00:10,1500"])).toEqual([
      ["2026-03-15", "00:10", "00:40", 300],
      ["2026-03-15", "23:50", "23:59", 1500],
    ]);
    expect(read(["2026-03-15 08:00,2026-03-15 09:00,10", "2026-03-15T02:00:00Z,2026-03-15T03:00:00Z,900"])).toEqual([
      ["2026-03-15", "08:00", "09:00", 10],
    ]);
  });
});
