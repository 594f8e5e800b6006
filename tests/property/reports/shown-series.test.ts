import { chosenReport } from "@morsel/application/reports/client/report-search";
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
        const asked = chosenReport({ series: wanted, with: other === wanted ? undefined : other });
        const shown = shownSeries(asked, hidden);
        expect(isSeriesHidden(shown.series, hidden)).toBe(false);
        if (shown.other !== undefined) expect(isSeriesHidden(shown.other, hidden)).toBe(false);
        expect(shown.other).not.toBe(shown.series);
        if (!isSeriesHidden(wanted, hidden)) expect(shown.series).toBe(wanted);
      }),
    );
  });

  it("RE17 energy goes with all that is made of it", () => {
    const hides = (id: HideableFigure) => REPORT_SERIES.filter((one) => isSeriesHidden(one, [id]));
    expect(hides("energy")).toEqual(["energy", "net_energy", "exercise_energy"]);
    expect(hides("weight")).toEqual(["Weight"]);
    expect(hides("iron")).toEqual(["iron"]);
  });
});
