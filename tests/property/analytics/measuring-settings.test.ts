import { hasAnalyticsSink, type MeasuringSettings } from "@morsel/domain/analytics";
import { expect, it } from "vitest";

it("W235 nothing is measured unless the operator chose a place for it", () => {
  expect(hasAnalyticsSink({})).toBe(false);
  expect(hasAnalyticsSink({ dataLayer: false, firstParty: false })).toBe(false);
  const sinks: readonly MeasuringSettings[] = [
    { dataLayer: true },
    { firstParty: true },
    { google: "G-1" },
    { matomo: { origin: "https://stats.example", site: "1" } },
  ];
  for (const one of sinks) expect(hasAnalyticsSink(one)).toBe(true);
});
