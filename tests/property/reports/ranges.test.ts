import { addDays, daysBetween } from "@morsel/domain/calendar";
import { REPORT_STEPS } from "@morsel/domain/diary";
import {
  lastDays,
  needsFirstKnown,
  REPORT_DAYS_MAX,
  REPORT_POINTS_MAX,
  reportDays,
  reportStep,
} from "@morsel/domain/reports";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf } from "../../arbitraries/diary.ts";

const TODAY = dateOf("2026-03-05");
const day = (offset: number) => addDays(TODAY, offset);
const rangeOf = (days: number) => ({ from: day(1 - days), to: TODAY });

describe("the days of a report", () => {
  it("W140 are ten years at most, and 30 when nothing else is said", () => {
    expect(REPORT_DAYS_MAX).toBe(3660);
    expect(reportDays({}, TODAY, undefined)).toEqual({ ok: true, value: rangeOf(30) });
    for (const range of [7, 30, 90, 365] as const)
      expect(reportDays({ range }, TODAY, day(-5000))).toEqual({ ok: true, value: rangeOf(range) });
  });

  it("W140 all days begin with the first known one, but never more than ten years back", () => {
    const all = (firstKnown: ReturnType<typeof day> | undefined) => reportDays({ range: "all" }, TODAY, firstKnown);
    expect(all(undefined)).toEqual({ ok: true, value: rangeOf(1) });
    expect(all(day(-12))).toEqual({ ok: true, value: rangeOf(13) });
    expect(all(day(-3659))).toEqual({ ok: true, value: rangeOf(3660) });
    expect(all(day(-3660))).toEqual({ ok: true, value: rangeOf(3660) });
    expect(all(day(-9000))).toEqual({ ok: true, value: rangeOf(3660) });
  });

  it("W140 an own range may end tomorrow, begins before its end and is ten years long at most", () => {
    const own = (from: number | undefined, to: number | undefined) =>
      reportDays(
        { range: 7, ...(from === undefined ? {} : { from: day(from) }), ...(to === undefined ? {} : { to: day(to) }) },
        TODAY,
        undefined,
      );
    expect(own(-3, 1)).toEqual({ ok: true, value: { from: day(-3), to: day(1) } });
    expect(own(-3, undefined)).toEqual({ ok: true, value: { from: day(-3), to: TODAY } });
    expect(own(undefined, -10)).toEqual({ ok: true, value: { from: day(-39), to: day(-10) } });
    expect(own(-3, -3)).toEqual({ ok: true, value: { from: day(-3), to: day(-3) } });
    expect(own(-3, 2)).toEqual({ ok: false, error: { _tag: "EndTooLate", latest: day(1) } });
    expect(own(-2, -3)).toEqual({ ok: false, error: { _tag: "BeginsAfterEnd", latest: day(-3) } });
    expect(own(-3659, 0)).toMatchObject({ ok: true });
    expect(own(-3660, 0)).toEqual({
      ok: false,
      error: { _tag: "RangeTooLong", earliest: day(-3659), most: 3660 },
    });
  });

  it("W140 the first known day is asked for all days alone", () => {
    expect(needsFirstKnown({ range: "all" })).toBe(true);
    expect(needsFirstKnown({})).toBe(false);
    expect(needsFirstKnown({ range: 30 })).toBe(false);
    expect(needsFirstKnown({ range: "all", from: TODAY })).toBe(false);
    expect(needsFirstKnown({ range: "all", to: TODAY })).toBe(false);
    expect(needsFirstKnown({ from: TODAY, to: TODAY })).toBe(false);
  });

  it("W146 W147 the last days of a range end as it does and never begin before it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 }), (length, most) => {
        const last = lastDays(rangeOf(length), most);
        expect(last.to).toBe(TODAY);
        expect(daysBetween(last.from, last.to) + 1).toBe(Math.min(length, most));
      }),
    );
  });

  it("W141 a step is the wanted one, or the next with no more than 1,830 points", () => {
    expect(REPORT_POINTS_MAX).toBe(1830);
    expect(reportStep("daily", rangeOf(1830))).toBe("daily");
    expect(reportStep("daily", rangeOf(1831))).toBe("weekly");
    expect(reportStep("weekly", rangeOf(1831))).toBe("weekly");
    expect(reportStep("monthly", rangeOf(7))).toBe("monthly");
    expect(reportStep("weekly", rangeOf(7))).toBe("weekly");
    expect(reportStep("daily", rangeOf(1830 * 7))).toBe("weekly");
    expect(reportStep("daily", rangeOf(1830 * 7 + 1))).toBe("monthly");
    expect(reportStep("daily", rangeOf(1830 * 30))).toBe("monthly");
    fc.assert(
      fc.property(fc.constantFrom(...REPORT_STEPS), fc.integer({ min: 1, max: 80_000 }), (wanted, length) => {
        expect(REPORT_STEPS.indexOf(reportStep(wanted, rangeOf(length)))).toBeGreaterThanOrEqual(
          REPORT_STEPS.indexOf(wanted),
        );
      }),
    );
  });
});
