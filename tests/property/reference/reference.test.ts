import {
  AD_SIZES,
  adSpace,
  afterToast,
  BREAKPOINTS,
  breakpointOf,
  EVENT_SINKS,
  enabledSinks,
  FEATURE_FLAGS,
  fittingAds,
  gmtOffset,
  isMonitoringOver,
  isReported,
  MODAL_TRANSITION,
  MONITORING_IDLE_MS,
  MONITORING_TOTAL_MS,
  NO_TOAST,
  openToast,
  PALETTES,
  PRIMARY_COLOR,
  SEVERITIES,
  stateCode,
  TIME_ZONES,
  TOAST_CLOSERS,
  TOAST_DURATION,
  treatmentOf,
  US_STATES,
} from "@morsel/domain/reference";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { combinations } from "../../support/combinations.ts";

/** The zone's offset at an instant, in minutes, as the platform knows it. */
const offsetAt = (iana: string, instant: number): number => {
  const text =
    new Intl.DateTimeFormat("en", { timeZone: iana, timeZoneName: "longOffset" })
      .formatToParts(instant)
      .find(({ type }) => type === "timeZoneName")?.value ?? "";
  const found = /GMT([+-])(\d\d):(\d\d)/.exec(text);
  return found === null ? 0 : (found[1] === "-" ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3]));
};

describe("lists", () => {
  it("RE1 every zone exists, once, and its offset is the platform's outside summer time", () => {
    expect(new Set(TIME_ZONES.map(({ iana }) => iana)).size).toBe(TIME_ZONES.length);
    expect(new Set(TIME_ZONES.map(({ name }) => name)).size).toBe(TIME_ZONES.length);
    const seasons = [Date.UTC(2025, 0, 15), Date.UTC(2025, 6, 15)];
    for (const { iana, offsetMinutes } of TIME_ZONES)
      expect([iana, Math.min(...seasons.map((instant) => offsetAt(iana, instant)))]).toEqual([iana, offsetMinutes]);
    const offsets = TIME_ZONES.map(({ offsetMinutes }) => offsetMinutes);
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  });

  it("RE2 offsets read as GMT, sign, hours, minutes", () => {
    expect([0, 60, -210, 345, 840, -660, Number.NaN].map(gmtOffset)).toEqual([
      "GMT",
      "GMT+01:00",
      "GMT-03:30",
      "GMT+05:45",
      "GMT+14:00",
      "GMT-11:00",
      "GMT",
    ]);
  });

  it("RE3 fifty states and the capital's district, each with its code", () => {
    expect(US_STATES.size).toBe(51);
    expect(new Set(US_STATES.values()).size).toBe(51);
    for (const [name, code] of US_STATES) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect([stateCode(name), stateCode(` ${name.toUpperCase()} `)]).toEqual([code, code]);
    }
    expect([stateCode("California"), stateCode("west virginia"), stateCode("Puerto Rico"), stateCode("")]).toEqual([
      "CA",
      "WV",
      undefined,
      undefined,
    ]);
  });

  it("RE4 nine banner sizes, and those that fit a space", () => {
    expect(AD_SIZES).toEqual([
      "320x50",
      "50x320",
      "300x250",
      "728x90",
      "160x600",
      "300x600",
      "970x250",
      "970x90",
      "980x120",
    ]);
    expect(adSpace("970x250")).toEqual({ width: 970, height: 250 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 0, max: 700 }), (width, height) => {
        for (const size of AD_SIZES)
          expect(fittingAds(width, height).includes(size)).toBe(
            adSpace(size).width <= width && adSpace(size).height <= height,
          );
      }),
    );
    expect(fittingAds(320, 300)).toEqual(["300x250", "320x50"]);
    for (const size of AD_SIZES) expect(fittingAds(adSpace(size).width, adSpace(size).height)).toContain(size);
    expect(fittingAds(Number.NaN, 300)).toEqual([]);
  });
});

describe("the screen", () => {
  it("RE5 six breakpoints, each from its width on", () => {
    expect(BREAKPOINTS).toEqual([0, 576, 768, 992, 1200, 1920]);
    expect([-5, 0, 575, 576, 991.5, 992, 1e9, Number.NaN].map(breakpointOf)).toEqual([0, 0, 0, 576, 768, 992, 1920, 0]);
  });

  it("RE15 two palettes and a blue", () => {
    expect(PALETTES).toEqual(["light", "dark"]);
    expect(PRIMARY_COLOR).toBe("blue");
  });

  it("RE6 modals come slowly and leave quickly", () => expect(MODAL_TRANSITION).toEqual({ enterMs: 500, exitMs: 100 }));

  it("RE7 four severities, four seconds", () => {
    expect(SEVERITIES).toEqual(["info", "success", "warning", "error"]);
    expect(TOAST_DURATION).toBe(4000);
    for (const odd of [undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(openToast("info", "x", odd)).toMatchObject({ isOpen: true, duration: 4000 });
    expect(openToast("error", "x", 9000)).toEqual({ isOpen: true, severity: "error", message: "x", duration: 9000 });
  });

  it("RE8 a toast closes by four ways, by time only when its time is over", () => {
    const toast = openToast("success", "Saved");
    const table = TOAST_CLOSERS.map((closer) =>
      [0, 3999, 4000, Number.NaN].map((shown) => afterToast(toast, closer, shown).isOpen),
    );
    expect(table).toEqual([
      [true, true, false, true],
      [false, false, false, false],
      [false, false, false, false],
      [false, false, false, false],
    ]);
    for (const closer of TOAST_CLOSERS) expect(afterToast(NO_TOAST, closer, 0)).toEqual({ isOpen: false });
  });
});

describe("the dashboard", () => {
  it("RE9 three flags; a flag without a treatment is off", () => {
    expect(FEATURE_FLAGS).toEqual(["web-announcement-banner-logged-in", "{token}", "food-insights-survey-test"]);
    expect(treatmentOf("food-insights-survey-test", { "food-insights-survey-test": "on" })).toBe("on");
    expect(treatmentOf("food-insights-survey-test", {})).toBe("off");
  });

  it("RE10 the monitoring session ends after idling or in total", () => {
    const times = combinations({
      total: [MONITORING_TOTAL_MS - 1, MONITORING_TOTAL_MS],
      idle: [MONITORING_IDLE_MS - 1, MONITORING_IDLE_MS],
    });
    expect(times.filter(({ total, idle }) => !isMonitoringOver(-total, -idle, 0))).toEqual([
      { total: 14_399_999, idle: 899_999 },
    ]);
    for (const odd of [Number.NaN, Number.NEGATIVE_INFINITY]) expect(isMonitoringOver(odd, 0, 0)).toBe(true);
  });

  it("RE11 network errors are kept out of the reports, others are not", () => {
    for (const [name, message] of [
      ["TypeError", "Failed to fetch"],
      ["TypeError", "NetworkError when attempting to fetch resource."],
      ["TypeError", "Load failed"],
      ["AbortError", "x"],
      ["Error", "Network Error"],
      ["TypeError", "error loading dynamically imported module: https://morsel.example/assets/a.js"],
      ["TypeError", "Importing a module script failed."],
      ["Error", "Unable to preload CSS for /assets/a.css"],
    ] as const)
      expect(isReported({ name, message })).toBe(false);
    for (const [name, message] of [
      ["TypeError", "x is undefined"],
      ["Error", ""],
      ["RangeError", "Maximum call stack"],
    ] as const)
      expect(isReported({ name, message })).toBe(true);
  });

  it("RE12 events go only where they are enabled", () => {
    const flag = fc.option(fc.boolean(), { nil: false });
    fc.assert(
      fc.property(fc.record({ analytics: flag, attribution: flag, data_layer: flag }), (enabled) => {
        expect(enabledSinks(enabled)).toEqual(EVENT_SINKS.filter((sink) => enabled[sink]));
      }),
    );
    expect(enabledSinks({})).toEqual([]);
  });
});
