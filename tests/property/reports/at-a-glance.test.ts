import { cellOf } from "@morsel/domain/reports";
import { daysBetween } from "@morsel/domain/calendar";
import { NUTRIENT_IDS } from "@morsel/domain/nutrition";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anEntry, run } from "../../contract/stores.ts";
import { day, newcomer, TODAY } from "./newcomer.ts";

describe("nutrients at a glance", () => {
  it("W145 W146 every nutrient has a sign for each day of at most 366", async () => {
    const { stores, member, useCases, mark } = await newcomer();
    await run(stores.diary.add(member.id, [anEntry({ date: day(-2), per100g: { energy: 925, protein: 46 } })]));
    await run(
      stores.diary.add(member.id, [
        anEntry({ date: TODAY, per100g: { energy: 1853 } }),
        anEntry({ date: TODAY, per100g: { protein: 92.5 } }),
      ]),
    );
    await mark(-1, "fasted");
    const { from, to, rows } = await run(useCases.readOverview({ member, from: day(-400), to: TODAY }));
    expect([daysBetween(from, to) + 1, to]).toEqual([366, TODAY]);
    expect(rows.map(({ id }) => id)).toEqual(NUTRIENT_IDS);
    for (const { cells } of rows) expect(cells).toMatch(/^-{363}[0-5a-f?]0[0-5a-f?]$/);
    const last = (id: string) => rows.find((row) => row.id === id)?.cells.slice(-3);
    expect([last("energy"), last("protein"), last("iron")]).toEqual(["20f", "20f", "?0?"]);
  });

  it("W145 a cell is darker the more there is", () =>
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 9, noNaN: true }),
        fc.double({ min: 0, max: 9, noNaN: true }),
        (one, other) => {
          const figure = (value: number) => ({
            date: TODAY,
            completeness: "complete" as const,
            value,
            known: 1,
            parts: 1,
          });
          const [less, more] = one < other ? [one, other] : [other, one];
          expect(cellOf(figure(less), 3) <= cellOf(figure(more), 3)).toBe(true);
          expect(cellOf({ ...figure(more), known: 0 }, 3)).toMatch(/[a-f]/);
        },
      ),
    ));
});

describe("what gave most", () => {
  it("W147 RP6 foods, hours and meals add up to all that is known", async () => {
    const { stores, member, useCases, eat } = await newcomer();
    const oats = { description: "Oats", foodId: "sr28-08120" as never, per100g: { energy: 380, iron: 4 } };
    await run(
      stores.diary.add(member.id, [
        anEntry({ date: day(-1), time: "07:30" as never, meal: "breakfast", ...oats }),
        anEntry({ date: TODAY, time: "07:05" as never, meal: "breakfast", ...oats, description: "Rolled oats" }),
        anEntry({ date: TODAY, per100g: { energy: 89, iron: 0 } }),
        anEntry({
          date: TODAY,
          time: "23:59" as never,
          meal: "snacks",
          foodId: "sr28-1" as never,
          per100g: { iron: 1 },
        }),
      ]),
    );
    await eat(0, 400);
    const found = await run(useCases.readInsights({ member, nutrient: "iron", range: 7 }));
    expect(found).toMatchObject({ total: 9, known: 4, parts: 5, untimed: 0 });
    expect(found.foods.map(({ description, amount, times }) => [description, amount, times])).toEqual([
      ["Rolled oats", 8, 2],
      ["Banana", 1, 1],
    ]);
    expect([found.hours[7], found.hours[23], found.hours.reduce((a, b) => a + b)]).toEqual([8, 1, 9]);
    expect(found.meals).toMatchObject({ breakfast: 8, snacks: 1, lunch: 0 });
    expect((await run(useCases.readInsights({ member, nutrient: "energy", range: 7 }))).untimed).toBe(489);
  });
});
