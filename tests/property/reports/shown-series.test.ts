import { isSeriesHidden, shownSeries, REPORT_SERIES } from "@morsel/domain/reports";
import type { HideableFigure } from "@morsel/domain/dashboard";
import { NUTRIENT_IDS } from "@morsel/domain/nutrition";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const figures = fc.uniqueArray(fc.constantFrom<HideableFigure>(...NUTRIENT_IDS, "weight"), { maxLength: 8 });
const series = fc.constantFrom(...REPORT_SERIES);

describe("a report of somebody who hides figures", () => {
  it("RE17 shows nothing that is hidden, whatever the address asks for, and what is not hidden as asked", () => {
    fc.assert(
      fc.property(figures, series, fc.option(series, { nil: undefined }), (hidden, wanted, other) => {
        const shown = shownSeries({ series: wanted, other }, hidden);
        expect(isSeriesHidden(shown.series, hidden)).toBe(false);
        if (shown.other !== undefined) expect(isSeriesHidden(shown.other, hidden)).toBe(false);
        expect(shown.other).not.toBe(shown.series);
        if (!isSeriesHidden(wanted, hidden)) expect(shown.series).toBe(wanted);
        if (other !== undefined && other !== shown.series && !isSeriesHidden(other, hidden))
          expect(shown.other).toBe(other);
      }),
    );
  });

  it("RE17 energy goes with all that is made of it", () => {
    const hides = (id: HideableFigure) => REPORT_SERIES.filter((one) => isSeriesHidden(one, [id]));
    expect(hides("energy")).toEqual(["energy", "net_energy", "exercise_energy"]);
    expect(hides("weight")).toEqual(["Weight"]);
    expect(hides("iron")).toEqual(["iron"]);
  });

  it("RE17 protein stands in for what is hidden, then fiber, then the first that is not hidden", () => {
    const instead = (hidden: readonly HideableFigure[]) =>
      shownSeries({ series: "energy", other: undefined }, ["energy", ...hidden]).series;
    expect(instead([])).toBe("protein");
    expect(instead(["protein"])).toBe("fiber");
    expect(instead(["protein", "fiber"])).toBe(NUTRIENT_IDS.find((id) => !["energy", "protein", "fiber"].includes(id)));
    expect(instead(NUTRIENT_IDS)).toBe("exercise_minutes");
  });
});
