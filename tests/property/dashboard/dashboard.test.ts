import {
  homePlaces,
  checkDashboard,
  DEFAULT_DASHBOARD,
  HOME_WIDGETS,
  type HomeWidget,
  WIDGETS,
  widgetNutrients,
  type WidgetNutrient,
} from "@morsel/domain/dashboard";
import { widgetFigure } from "@morsel/application/diary/client/widget-figures";
import type { DayView } from "@morsel/application/diary/diary-view";
import { emptyDay, type DiaryEntry } from "@morsel/domain/diary";
import { NUTRIENT_IDS, type NutrientId, type NutritionFacts } from "@morsel/domain/nutrition";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { today } from "../../arbitraries/goals.ts";

describe("the dashboard", () => {
  it("RE13 five widgets", () => {
    expect(WIDGETS).toEqual(["energy", "macros", "heartHealthy", "lowCarb", "customSummary"]);
  });

  it("RE14 what each widget shows; the custom one any three", () => {
    expect(widgetNutrients("heartHealthy")).toEqual(["fat", "sodium", "cholesterol"]);
    expect(widgetNutrients("lowCarb")).toEqual(["net_carbohydrates", "sugar", "fiber"]);
    expect(widgetNutrients("macros")).toEqual(["carbohydrates", "fat", "protein"]);
    expect(widgetNutrients("customSummary")).toHaveLength(3);
    fc.assert(
      fc.property(fc.array(fc.constantFrom("iron", "zinc", "fat", "sugar" as const)), (chosen) => {
        const shown = widgetNutrients("customSummary", chosen);
        expect(shown.length).toBe(Math.min(3, new Set(chosen).size));
        for (const nutrient of shown) expect(chosen).toContain(nutrient);
        for (const widget of WIDGETS.slice(0, 4))
          expect(widgetNutrients(widget, chosen)).toEqual(widgetNutrients(widget));
      }),
    );
  });
});

describe("watching over it", () => {
  it("RE16 holds each widget once, in any order, or none", () =>
    fc.assert(
      fc.property(fc.shuffledSubarray([...HOME_WIDGETS]), (widgets) => {
        expect(checkDashboard({ ...DEFAULT_DASHBOARD, widgets }).ok).toBe(true);
        for (const widget of widgets)
          expect(checkDashboard({ ...DEFAULT_DASHBOARD, widgets: [...widgets, widget] })).toEqual({
            ok: false,
            error: { _tag: "DashboardRefused", field: "widgets" },
          });
      }),
    ));

  it("RE14 RE16 RE17 refuses what is none of them, and says of which part", () => {
    const refused = (change: object) => {
      const checked = checkDashboard({ ...DEFAULT_DASHBOARD, ...change });
      return checked.ok ? undefined : checked.error.field;
    };
    expect(refused({ widgets: ["weather"] })).toBe("widgets");
    expect(refused({ summary: ["iron", "iron", "fat"] })).toBe("summary");
    expect(refused({ summary: ["iron", "fat"] })).toBe("summary");
    expect(refused({ summary: ["iron", "fat", "luck"] })).toBe("summary");
    expect(refused({ hidden: ["luck"] })).toBe("hidden");
    expect(refused({ hidden: ["energy", "energy"] })).toBe("hidden");
    expect(refused({ hidden: ["energy", "weight", "fat"], summary: ["net_carbohydrates", "iron", "fat"] })).toBe(
      undefined,
    );
  });

  it("RE16 places hold every widget once, in order; nutrients that follow each other stand together", () =>
    fc.assert(
      fc.property(fc.shuffledSubarray([...HOME_WIDGETS]), (widgets) => {
        const places = homePlaces(widgets);
        const flat = places.flatMap((place): readonly HomeWidget[] =>
          "part" in place ? [place.part] : place.nutrients,
        );
        expect(flat).toEqual(widgets);
        for (const [i, place] of places.entries())
          if ("nutrients" in place)
            expect(places[i + 1] !== undefined && "nutrients" in (places[i + 1] ?? {})).toBe(false);
      }),
    ));
});

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
