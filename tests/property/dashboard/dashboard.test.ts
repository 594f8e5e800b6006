import {
  homePlaces,
  checkDashboard,
  DEFAULT_DASHBOARD,
  HOME_WIDGETS,
  type HomeWidget,
  WIDGETS,
  widgetNutrients,
} from "@morsel/domain/dashboard";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

describe("the dashboard", () => {
  it("RE13 five widgets", () => {
    expect(WIDGETS).toEqual(["energy", "macros", "heartHealthy", "lowCarb", "customSummary"]);
  });

  it("RE14 what each widget shows; the custom one any three", () => {
    expect(widgetNutrients("heartHealthy")).toEqual(["fat", "sodium", "cholesterol"]);
    expect(widgetNutrients("lowCarb")).toEqual(["net_carbohydrates", "sugar", "fiber"]);
    expect(widgetNutrients("macros")).toEqual(["carbohydrates", "fat", "protein"]);
    expect(widgetNutrients("energy")).toEqual(["energy"]);
    expect(widgetNutrients("customSummary")).toEqual(["carbohydrates", "protein", "fiber"]);
    expect(widgetNutrients("customSummary", ["iron", "iron", "zinc", "fat", "sugar"])).toEqual(["iron", "zinc", "fat"]);
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

  it("RE16 a new member's home shows energy, macros, water and weight, and hides nothing", () => {
    expect(DEFAULT_DASHBOARD).toEqual({
      widgets: ["energy", "macros", "water", "weight"],
      summary: ["carbohydrates", "protein", "fiber"],
      hidden: [],
    });
    expect(HOME_WIDGETS).toEqual([...WIDGETS, "water", "weight", "streak", "week", "goalWeight", "gaps"]);
    expect(checkDashboard(DEFAULT_DASHBOARD)).toEqual({ ok: true, value: DEFAULT_DASHBOARD });
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
