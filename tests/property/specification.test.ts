import { isUseAllowed, PURPOSES, type ConsentStatus } from "@morsel/domain/consent";
import * as eligibility from "@morsel/domain/eligibility";
import { ENERGY_FLOOR, goalOfEnergy } from "@morsel/domain/goals";
import { checkEmail, cookieChunks, isTokenLike } from "@morsel/domain/identity";
import { mayUse, NEVER_PREMIUM, PREMIUM_FEATURES, premiumFeatures } from "@morsel/domain/membership";
import { addDays, type TimeOfDay } from "@morsel/domain/calendar";
import { money, readMoney } from "@morsel/domain/currency";
import { hourOf } from "@morsel/domain/diary";
import { checkStrengthSets, EXERCISE_RANGES, walkingEnergy } from "@morsel/domain/exercise";
import { bmiBodyFat, navyBodyFat, trendOf, weeklyTrend } from "@morsel/domain/measurements";
import { isActive, primaryMenu, type Viewer } from "@morsel/domain/navigation";
import { widgetNutrients } from "@morsel/domain/dashboard";
import { EVENT_SINKS, stateCode, TOAST_CLOSERS, treatmentOf } from "@morsel/domain/reference";
import { describe, expect, it } from "vitest";
import { today } from "../arbitraries/goals.ts";
import { errorOf } from "../arbitraries/numbers.ts";

/** Lists and limits as the specification writes them, so that a slip in a table cannot hide behind the table. */
describe("as it is written", () => {
  const { isDownloadSuppressed } = eligibility;

  it("EL10 the suppressed paths, and the legal pages", () => {
    const written =
      "/premium /404 /account/logout /premium/complete /account/forgot-password /account/create/username " +
      "/account/create/consents /account/create/nutrition-goal";
    const legal = "/terms-of-service /privacy-policy /community-guidelines /data-usage";
    expect(eligibility.LEGAL_PATHS.join(" ")).toBe(legal);
    expect(eligibility.SUPPRESSED_PATHS.join(" ")).toBe(`${written} ${legal}`);
    for (const path of ["/", "/premium/account", "/premium/features", "/account/create", "/account/login", "/404s"])
      expect([path, isDownloadSuppressed(path, false)]).toEqual([path, false]);
  });

  it("EL11 paths that start with /premium/redeem or /premium/checkout", () => {
    expect(eligibility.SUPPRESSED_PREFIXES).toEqual(["/premium/redeem", "/premium/checkout"]);
    for (const path of [
      "/premium/redeem/login",
      "/premium/checkout",
      "/premium/checkout/new",
      "/de/premium/redeem/pay",
    ])
      expect(isDownloadSuppressed(path, false)).toBe(true);
  });

  it("EL12 /account/login when logged in, or when the callback points at the premium checkout, and only then", () => {
    const login = (query: string, isSignedIn = false) => isDownloadSuppressed(`/account/login${query}`, isSignedIn);
    expect(login("", true)).toBe(true);
    for (const callback of ["/premium/checkout", "https://example.org/premium/checkout/new", "/de/premium/checkout"])
      expect(login(`?error=x&callbackUrl=${encodeURIComponent(callback)}#top`)).toBe(true);
    for (const query of [
      "",
      "?callbackUrl=%2Ffood",
      "?next=%2Fpremium%2Fcheckout",
      "#?callbackUrl=%2Fpremium%2Fcheckout",
    ])
      expect([query, login(query)]).toEqual([query, false]);
    expect(login("?callbackUrl=%2Ffood%3Ffrom%3D%2Fpremium%2Fcheckout")).toBe(false);
  });

  it("EL1 a day is 86400000 ms, a minute 60000", () => {
    expect([eligibility.DAY_MS, eligibility.MINUTE_MS]).toEqual([86_400_000, 60_000]);
    expect(eligibility.hasElapsed(30, eligibility.DAY_MS, 0, 2_592_000_000)).toBe(true);
    expect(eligibility.hasElapsed(30, eligibility.DAY_MS, 0, 2_591_999_999)).toBe(false);
  });

  it("CO6 the purposes of IAB TCF 2.2 that each use stands on", () => {
    expect(PURPOSES).toEqual({
      ads: [1, 2, 7],
      personalisedAds: [1, 2, 3, 4, 7],
      analytics: [1, 8, 9, 10],
      marketing: [1, 3, 4, 9],
    });
    const europe = (...purposes: readonly number[]): ConsentStatus => ({
      california: { applies: false, id: undefined, hasOptedOut: false },
      europe: { applies: true, purposes: Object.fromEntries(purposes.map((purpose) => [purpose, true])) },
    });
    expect(isUseAllowed("ads", europe(1, 2, 7))).toBe(true);
    expect(isUseAllowed("personalisedAds", europe(1, 2, 7))).toBe(false);
    expect(isUseAllowed("analytics", europe(1, 8, 9, 10))).toBe(true);
    expect(isUseAllowed("analytics", europe(8, 9, 10))).toBe(false);
  });

  it("ME10 ME11 what is premium by default, and what never is", () => {
    expect(PREMIUM_FEATURES.join(" ")).toBe("no_ads adaptive_expenditure per_meal_goals food_insights priority_export");
    expect(NEVER_PREMIUM.join(" ")).toBe("barcode macro_goals export history deletion");
    expect(errorOf(premiumFeatures(["no_ads", "barcode", "export"])).features).toEqual(["barcode", "export"]);
    expect(mayUse("barcode", false, ["barcode"])).toBe(true);
    expect(mayUse("no_ads", false)).toBe(false);
  });

  it("ID17 a value of 3933 characters is one cookie, of one more two", () => {
    expect(cookieChunks("s", "x".repeat(3933))).toHaveLength(1);
    expect(cookieChunks("s", "x".repeat(3934)).map(({ name, value }) => [name, value.length])).toEqual([
      ["s.0", 3933],
      ["s.1", 1],
    ]);
  });

  it("ID7 an address has 254 characters at most, ID26 a token ten that are no space", () => {
    const labels = (length: number) => {
      const text = `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.`;
      return text + "e".repeat(length - text.length);
    };
    expect([labels(254).length, checkEmail(labels(254)).ok]).toEqual([254, true]);
    expect(errorOf(checkEmail(labels(255)))).toEqual({ _tag: "EmailLength", max: 254 });
    expect([isTokenLike("123456789"), isTokenLike("1234567890"), isTokenLike("12345 6789")]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it("RE8 RE12 what closes a toast, and where events go", () => {
    expect(TOAST_CLOSERS.join(" ")).toBe("timeout clickaway escape control");
    expect(EVENT_SINKS.join(" ")).toBe("analytics attribution data_layer");
    expect(treatmentOf("food-insights-survey-test", {})).toBe("off");
  });

  it("RE3 RE14 the first and the last of the states; a summary until it is chosen", () => {
    expect([stateCode("Alabama"), stateCode("Wyoming"), stateCode("West Virginia")]).toEqual(["AL", "WY", "WV"]);
    expect(widgetNutrients("customSummary")).toEqual(["carbohydrates", "protein", "fiber"]);
    expect(widgetNutrients("energy")).toEqual(["energy"]);
  });

  it("NA2 NA3 where the primary items lead, for members and visitors", () => {
    const links = (viewer: Viewer) => primaryMenu(viewer, "en").map(({ link }) => link);
    expect(links({ isSignedIn: true, username: "ada", isAdmin: false }).slice(0, 5)).toEqual([
      "/",
      "/food/diary",
      "/exercise/diary",
      "/reports",
      "/apps",
    ]);
    expect(links({ isSignedIn: false }).slice(0, 3)).toEqual([
      "/nutrition-facts-calories",
      "/exercise/lookup",
      "/apps",
    ]);
    const [food, , apps] = primaryMenu({ isSignedIn: false }, "en");
    expect(food !== undefined && isActive(food, "/de/nutrition-facts-calories/banana--sr28-09040")).toBe(true);
    for (const path of ["/apps/step-trackers", "/mobile/iphone"])
      expect(apps !== undefined && isActive(apps, path)).toBe(true);
  });

  it("M5 M9 M11 the limits of the body's figures", () => {
    const on = (day: number, value: number) => ({ date: addDays(today, day), value });
    expect(weeklyTrend(trendOf([on(0, 80), on(7, 79)]))).toBeLessThan(0);
    expect(bmiBodyFat("male", 18, 25)).toBeCloseTo(17.94, 9);
    for (const [bmi, isGiven] of [
      [11.7, false],
      [11.75, true],
      [68.3, true],
      [68.4, false],
    ] as const)
      expect([bmi, bmiBodyFat("male", 18, bmi) !== undefined]).toEqual([bmi, isGiven]);
    const wide = (waistCm: number) => navyBodyFat({ sex: "male", heightCm: 250, neckCm: 100, waistCm });
    expect([wide(300) !== undefined, wide(300.5)]).toEqual([true, undefined]);
  });

  it("G1 G11 the floors are 1200 kcal for women and 1500 for men; 14 g of fibre go with 1000 kcal", () => {
    expect(ENERGY_FLOOR).toEqual({ female: 1200, male: 1500 });
    expect(goalOfEnergy(10_000)).toMatchObject({ fiber: 140, added_sugars: 250, sodium: 2300 });
  });

  it("E3 E4 E6 what is accepted of exercise", () => {
    expect(EXERCISE_RANGES).toEqual({
      met: { min: 0.5, max: 25 },
      weightKg: { min: 20, max: 700 },
      minutes: { min: 0, max: 1440 },
    });
    expect([walkingEnergy(80, 300), walkingEnergy(80, 300.1), walkingEnergy(700.1, 1)]).toEqual([
      expect.closeTo(12_720, 6),
      undefined,
      undefined,
    ]);
    const sets = (weightKg: number) => checkStrengthSets([{ reps: 1000, weightKg }]);
    expect([sets(1000).ok, sets(1000.1).ok]).toEqual([true, false]);
  });

  it("D20 the hour of an entry is the one that was written, and none when none was", () => {
    expect(["00:00", "07:59", "23:59"].map((time) => hourOf({ time: time as TimeOfDay }))).toEqual([0, 7, 23]);
    expect(hourOf({})).toBeUndefined();
  });

  it("CU1 CU6 a currency is three capitals, an amount has no more decimals than it", () => {
    for (const code of ["AAA", "ZZZ"]) expect(money(1, code).ok).toBe(true);
    for (const code of ["AA@", "AA[", "AAa", "AA", "AAAA", "АВС"])
      expect([code, money(1, code).ok]).toEqual([code, false]);
    expect(["1.234", "1.23", "1.2", "1", "1.", ".5"].map((text) => readMoney(text, "USD").ok)).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(readMoney("1.2", "JPY").ok).toBe(false);
  });
});
