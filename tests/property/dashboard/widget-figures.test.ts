import { widgetFigure } from "@morsel/domain/diary";
import type { DayView } from "@morsel/application/diary/diary-view";
import type { WidgetNutrient } from "@morsel/domain/dashboard";
import { emptyDay, type DiaryEntry } from "@morsel/domain/diary";
import { NUTRIENT_IDS, type NutrientId, type NutritionFacts } from "@morsel/domain/nutrition";
import { describe, expect, it } from "vitest";
import { today } from "../../arbitraries/goals.ts";

const entry = (facts: NutritionFacts): DiaryEntry =>
  ({ ...({} as DiaryEntry), description: "x", meal: "lunch", date: today, facts }) as DiaryEntry;
const viewOf = (...parts: readonly NutritionFacts[]): DayView => ({
  day: { ...emptyDay(today), entries: parts.map(entry) },
  goal: { energy: 2000, carbohydrates: 250, fiber: 28 },
  exerciseEnergy: 0,
  water: { entries: [] },
});

describe("figures of a widget", () => {
  const NET: WidgetNutrient = "net_carbohydrates";

  it("RE14 net carbohydrates are made food by food: a food that does not know its fibre adds nothing and is told", () => {
    expect(widgetFigure(viewOf(), NET).shown).toEqual({ kind: "exact", amount: 0 });
    expect(widgetFigure(viewOf({ carbohydrates: 20, fiber: 5 }, { carbohydrates: 10, fiber: 1 }), NET).shown).toEqual({
      kind: "exact",
      amount: 24,
    });
    expect(widgetFigure(viewOf({ carbohydrates: 20, fiber: 5 }, { carbohydrates: 90 }), NET).shown).toEqual({
      kind: "atLeast",
      amount: 15,
      known: 1,
      parts: 2,
    });
    expect(widgetFigure(viewOf({ carbohydrates: 90 }), NET).shown).toEqual({ kind: "unknown" });
  });

  it("RE14 their most is that of carbohydrate without the fibre that is aimed at", () => {
    expect(widgetFigure(viewOf(), NET).goal).toEqual({ target: 222, limit: { max: 222 } });
  });

  it("D32 what no food knows is unknown, and never nothing", () => {
    const known: NutrientId = "iron";
    expect(widgetFigure(viewOf({ energy: 100 }), known).shown).toEqual({ kind: "unknown" });
    expect(widgetFigure(viewOf({ iron: 0 }), known).shown).toEqual({ kind: "exact", amount: 0 });
    expect(NUTRIENT_IDS).toContain(known);
  });
});
