import {
  ANALYTICS_KEYS,
  entryPoint,
  entryPointAt,
  hasGymLink,
  hasPremium,
  isProductCode,
  isPremiumTurn,
  isTrialEligible,
  lockedFeatures,
  mayUse,
  NEVER_PREMIUM,
  offeredPlans,
  PRICE_TYPES,
  PRODUCT_CODES,
  planOf,
  PREMIUM_FEATURES,
  premiumFeatures,
  type Subscription,
  TRIAL_DAYS,
} from "@morsel/domain/membership";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const subscriptions = fc.array(
  fc.record<Subscription>({
    product: fc.constantFrom(...PRODUCT_CODES, "partner_gym" as const),
    startsAt: fc.integer({ min: 0, max: 1000 }),
    endsAt: fc.integer({ min: 0, max: 1000 }),
    wasTrial: fc.boolean(),
  }),
  { maxLength: 5 },
);
const instants = fc.integer({ min: 0, max: 1000 });

describe("plans", () => {
  it("ME1 ten different product codes, five a month and five a year", () => {
    expect(new Set(PRODUCT_CODES).size).toBe(10);
    for (const months of [1, 12])
      expect(PRODUCT_CODES.filter((code) => planOf(code).months === months)).toHaveLength(5);
    for (const code of PRODUCT_CODES)
      expect([planOf(code).code, planOf(code).interval === "year"]).toEqual([code, planOf(code).months === 12]);
    for (const odd of ["", "premium", undefined, 1]) expect(isProductCode(odd)).toBe(false);
  });

  it("ME2 three price types, each with a monthly and a yearly plan", () => {
    expect(PRICE_TYPES).toEqual(["STANDARD", "PROMO", "DISCOUNT"]);
    for (const type of PRICE_TYPES)
      expect(
        new Set(
          PRODUCT_CODES.map(planOf)
            .filter((plan) => plan.priceType === type)
            .map((plan) => plan.interval),
        ).size,
      ).toBe(2);
  });

  it("ME3 a trial lasts thirty days where there is one", () => {
    expect(TRIAL_DAYS).toBe(30);
    expect(PRODUCT_CODES.filter((code) => planOf(code).trialDays === 30)).toHaveLength(4);
    expect(PRODUCT_CODES.filter((code) => planOf(code).trialDays === 0)).toHaveLength(6);
  });

  it("ME4 always a monthly and a yearly plan are on offer, with trial only for the eligible", () => {
    for (const isEligible of [true, false])
      for (const type of PRICE_TYPES) {
        const offered = offeredPlans(isEligible, type);
        expect(offered.map(({ interval }) => interval)).toEqual(["month", "year"]);
        for (const plan of offered) expect(plan.trialDays > 0).toBe(isEligible && type !== "DISCOUNT");
      }
  });
});

describe("subscriptions", () => {
  it("ME5 premium from the first instant until the last, exclusive", () => {
    const one: Subscription = { product: "premium_1_month", startsAt: 10, endsAt: 20, wasTrial: false };
    expect([9, 10, 19, 20, Number.NaN].map((now) => hasPremium([one], now))).toEqual([false, true, true, false, false]);
    expect(hasPremium([], 0)).toBe(false);
    fc.assert(
      fc.property(subscriptions, subscriptions, instants, (some, more, now) => {
        expect(hasPremium([...some, ...more], now)).toBe(hasPremium(some, now) || hasPremium(more, now));
      }),
    );
  });

  it("ME6 a trial once per person, and not for who has premium", () => {
    fc.assert(
      fc.property(subscriptions, instants, (all, now) => {
        const isEligible = isTrialEligible(all, now);
        if (all.some(({ wasTrial }) => wasTrial) || hasPremium(all, now)) expect(isEligible).toBe(false);
        else expect(isEligible).toBe(true);
        const after = [
          ...all,
          { product: "premium_1_month_trial", startsAt: now, endsAt: now, wasTrial: true } as const,
        ];
        expect(isTrialEligible(after, now)).toBe(false);
      }),
    );
  });

  it("ME7 a partner-gym link gives premium while it lasts", () => {
    fc.assert(
      fc.property(subscriptions, instants, (all, now) => {
        if (hasGymLink(all, now)) expect(hasPremium(all, now)).toBe(true);
        expect(
          hasGymLink(
            all.filter(({ product }) => product !== "partner_gym"),
            now,
          ),
        ).toBe(false);
      }),
    );
  });
});

describe("purchases and features", () => {
  it("ME8 the four entry points", () => {
    expect(
      [true, false].map((isFull) => (["month", "year"] as const).map((interval) => entryPoint(isFull, interval))),
    ).toEqual([
      ["monthly_direct", "annual_direct"],
      ["monthly_trial", "annual_trial"],
    ]);
  });

  it("ME8 a checkout's address tells its entry point, and no other page does", () => {
    for (const [address, point] of [
      ["/premium/checkout?plan=premium_1_month", "monthly_direct"],
      ["/de/premium/checkout?plan=premium_12_month_trial", "annual_trial"],
      ["/pt-BR/premium/checkout?x=1&plan=premium_12_month_promo#top", "annual_direct"],
      ["/premium/checkout?plan=premium_1_month_promo_trial", "monthly_trial"],
      ["/premium/checkout?plan=toString", undefined],
      ["/premium/checkout", undefined],
      ["/premium?plan=premium_1_month", undefined],
      ["/premium/checkout/new?plan=premium_1_month", undefined],
    ] as const)
      expect([address, entryPointAt(address)]).toEqual([address, point]);
  });

  it("ME9 two values are kept", () => expect(Object.keys(ANALYTICS_KEYS)).toEqual(["entryPoint", "feature"]));

  it("ME10 members use all that is on no list, premium members everything", () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...PREMIUM_FEATURES, ...NEVER_PREMIUM), fc.string()), (feature) => {
        expect(mayUse(feature, true)).toBe(true);
        expect(mayUse(feature, false)).toBe(!PREMIUM_FEATURES.some((premium) => premium === feature));
      }),
    );
  });

  it("ME23 without premium the whole list is locked, with it nothing is", () => {
    fc.assert(
      fc.property(fc.subarray([...PREMIUM_FEATURES]), (list) => {
        expect(lockedFeatures(false, list)).toEqual(list);
        expect(lockedFeatures(true, list)).toEqual([]);
      }),
    );
  });

  it("ME24 of four turns at most three in a row are premium members', and none is lost", () => {
    expect(isPremiumTurn({ premium: 0, others: 1, inRow: 0 })).toBe(false);
    expect(isPremiumTurn({ premium: 1, others: 0, inRow: 99 })).toBe(true);
    expect([0, 1, 2, 3].map((inRow) => isPremiumTurn({ premium: 1, others: 1, inRow }))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it("ME11 what is everyone's cannot be sold, not even by a wrong list", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...NEVER_PREMIUM, ...PREMIUM_FEATURES), fc.string())), (wanted) => {
        const checked = premiumFeatures(wanted);
        expect(checked.ok).toBe(wanted.every((name) => PREMIUM_FEATURES.some((known) => known === name)));
        if (checked.ok) expect(new Set(checked.value)).toEqual(new Set(wanted));
        for (const free of NEVER_PREMIUM) expect(mayUse(free, false, wanted)).toBe(true);
      }),
    );
  });
});
