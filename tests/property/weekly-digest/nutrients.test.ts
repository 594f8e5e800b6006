import type { NutrientId } from "@morsel/domain/nutrition";
import type { DayFigure } from "@morsel/domain/reports";
import { nutrientsOfWeek } from "@morsel/domain/weekly-digest";
import { describe, expect, it } from "vitest";
import { dateOf } from "../../arbitraries/diary.ts";

const week = { from: dateOf("2026-03-02"), to: dateOf("2026-03-08") };
const figure = (value: number | undefined, known = 1, parts = 1): DayFigure => ({
  date: week.from,
  completeness: value === undefined && parts === 0 ? "untracked" : "partial",
  known,
  parts,
  ...(value === undefined ? {} : { value }),
});
type Amounts = { readonly [Id in NutrientId]?: number };
const shareOf = (amounts: Amounts, mins: Amounts) =>
  nutrientsOfWeek(
    week,
    (id) => [figure(amounts[id])],
    (id) => (mins[id] === undefined ? undefined : { min: mins[id] }),
  );
const names = (all: readonly { readonly id: NutrientId }[]) => all.map(({ id }) => id);

describe("the nutrients of a week", () => {
  it("W334 three that were reached, the most first, and three that were missed, the least first", () => {
    const mins: Amounts = {
      iron: 10,
      fiber: 10,
      calcium: 10,
      vitamin_c: 10,
      zinc: 10,
      protein: 10,
      potassium: 10,
      folate: 10,
    };
    const found = shareOf(
      { iron: 10, fiber: 30, calcium: 20, vitamin_c: 15, zinc: 1, protein: 9, potassium: 5, folate: 3 },
      mins,
    );
    expect(names(found.best)).toEqual(["fiber", "calcium", "vitamin_c"]);
    expect(names(found.thinnest)).toEqual(["zinc", "folate", "potassium"]);
    expect(found.best[0]).toEqual({ id: "fiber", average: 30, min: 10, coverage: 1 });
    expect(names(shareOf({ iron: 10 }, mins).best)).toEqual(["iron"]);
    expect(names(shareOf({ iron: 9.99 }, mins).thinnest)).toEqual(["iron"]);
  });

  it("W334 leaves out energy, what has no minimum, a minimum of zero, and what is unknown", () => {
    const found = shareOf({ energy: 3000, iron: 10, fiber: 4 }, { energy: 2000, fiber: 0, calcium: 10 });
    expect([found.best, found.thinnest]).toEqual([[], []]);
  });

  it("W334 holds the mean against the mean minimum of the days that count", () => {
    const days = [figure(20), { ...figure(40, 1, 2), date: dateOf("2026-03-03") }, figure(undefined, 0, 0)];
    const { best } = nutrientsOfWeek(
      week,
      (id) => (id === "iron" ? days : []),
      (_, date) => ({ min: date === week.from ? 10 : 20 }),
    );
    expect(best).toHaveLength(1);
    expect(best[0]).toMatchObject({ id: "iron", average: 30 });
    expect(best[0]?.coverage).toBeCloseTo(2 / 3, 12);
  });
});
