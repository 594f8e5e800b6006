import { firstWeek, retention, weekOf, WEEK_MS, WEEKS_SHOWN } from "@morsel/domain/back-office";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const NOW = Date.UTC(2026, 2, 5, 12);
const instant = fc.integer({ min: 0, max: 4 * NOW });

describe("retention", () => {
  it("BO6 a week begins on a Monday at midnight by UTC", () => {
    fc.assert(
      fc.property(instant, (at) => {
        const week = weekOf(at);
        expect([new Date(week).getUTCDay(), week % 86_400_000 === 0, week <= at && at < week + WEEK_MS]).toEqual([
          1,
          true,
          true,
        ]);
      }),
    );
  });

  it("BO6 each of twelve weeks says who joined and who was there so many weeks later, or later still", () => {
    const stay = fc.record({
      week: fc.integer({ min: 0, max: WEEKS_SHOWN - 1 }).map((n) => firstWeek(NOW) + n * WEEK_MS),
      weeks: fc.integer({ min: 0, max: 14 }),
      members: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(fc.array(stay, { maxLength: 30 }), (stays) => {
        const rows = retention(stays, NOW);
        expect(rows.map(({ week }) => (week - firstWeek(NOW)) / WEEK_MS)).toEqual([...Array(WEEKS_SHOWN).keys()]);
        for (const [n, { week, joined, stayed }] of rows.entries()) {
          const mine = stays.filter((one) => one.week === week);
          expect(joined).toBe(mine.reduce((sum, { members }) => sum + members, 0));
          expect(stayed).toHaveLength(WEEKS_SHOWN - 1 - n);
          for (const [k, there] of stayed.entries()) {
            expect(there).toBe(mine.filter(({ weeks }) => weeks > k).reduce((sum, { members }) => sum + members, 0));
            expect(there).toBeLessThanOrEqual(stayed[k - 1] ?? joined);
          }
        }
      }),
    );
    expect(retention([], NOW).at(-1)).toEqual({ week: weekOf(NOW), joined: 0, stayed: [] });
  });
});
