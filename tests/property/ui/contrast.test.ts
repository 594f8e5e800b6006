import { COLOUR_PAIRS, colourOf, contrast } from "@morsel/ui/theme/contrast";
import { describe, expect, it } from "vitest";

describe("contrast", () => {
  it("is that of WCAG 2.2", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(contrast("#ffffff", "#ffffff")).toBe(1);
  });
});

describe.each(["light", "dark"] as const)("by %s", (scheme) => {
  it.each(COLOUR_PAIRS)("$name can be told from all that it stands on ($least : 1)", ({ colour, grounds, least }) => {
    for (const ground of grounds) {
      expect([colourOf(scheme, colour), colourOf(scheme, ground)].join(" ")).toMatch(/^#[0-9a-f]{6} #[0-9a-f]{6}$/);
      expect(contrast(colourOf(scheme, colour), colourOf(scheme, ground)), ground).toBeGreaterThanOrEqual(least);
    }
  });
});
