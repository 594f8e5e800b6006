import { DEFAULT_ACCOUNT_SETTINGS, NEWS_KINDS, NEWS_SETTINGS } from "@morsel/domain/account";
import type { CalendarDate } from "@morsel/domain/calendar";
import {
  checkNewsText,
  COMMENTS_LIMIT,
  isNewsChosen,
  isNewsHidden,
  isRecentDay,
  isStreakNews,
  maySeeNews,
  NEWS_A_DAY,
  NEWS_TEXT_MAX,
  weightNews,
} from "@morsel/domain/social";
import fc from "fast-check";
import { expect, it } from "vitest";

const news = fc.record(
  Object.fromEntries(NEWS_SETTINGS.map((name) => [name, fc.boolean()])),
) as unknown as fc.Arbitrary<typeof DEFAULT_ACCOUNT_SETTINGS.news>;

it("SO34 nothing is posted that its member did not choose, and all kinds are off with the feed", () => {
  for (const kind of NEWS_KINDS) expect(isNewsChosen(DEFAULT_ACCOUNT_SETTINGS, kind)).toBe(false);
  fc.assert(
    fc.property(news, fc.constantFrom(...NEWS_KINDS), (given, kind) => {
      expect(isNewsChosen({ news: given }, kind)).toBe(given.feed && given[kind]);
    }),
  );
  const day = (text: string): CalendarDate => text as CalendarDate;
  expect(isRecentDay(day("2026-03-03"), day("2026-03-05"))).toBe(true);
  expect(isRecentDay(day("2026-03-02"), day("2026-03-05"))).toBe(false);
  expect(isRecentDay(day("2026-03-08"), day("2026-03-05"))).toBe(false);
});

it("SO35 SO36 own words have 1 to 1000 characters, and are bounded in number", () => {
  for (const given of ["", " \n", "x".repeat(1001), "\u202Eevil"])
    expect(checkNewsText(given)).toEqual({ ok: false, error: { _tag: "NewsTextRefused", max: 1000 } });
  expect(checkNewsText(" <b>Soup</b>\n")).toEqual({ ok: true, value: "<b>Soup</b>" });
  expect([NEWS_TEXT_MAX, NEWS_A_DAY, COMMENTS_LIMIT]).toEqual([1000, 20, 500]);
});

it("SO37 friends see what is not hidden, the member all, strangers nothing", () => {
  const { privacy, news: off } = DEFAULT_ACCOUNT_SETTINGS;
  expect(isNewsHidden(DEFAULT_ACCOUNT_SETTINGS)).toBe(false);
  expect(isNewsHidden({ privacy, news: { ...off, feed: false } })).toBe(true);
  expect(isNewsHidden({ news: off, privacy: { ...privacy, news_feed: "nobody" } })).toBe(true);
  for (const isHidden of [true, false]) {
    expect(maySeeNews("self", isHidden)).toBe(true);
    expect(maySeeNews("friend", isHidden)).toBe(!isHidden);
    expect(maySeeNews("stranger", isHidden)).toBe(false);
  }
});

it("SO38 each whole kilogram lost is news once, gains and fractions are none; a streak at its milestones", () => {
  const kg = fc.integer({ min: 300, max: 3000 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(kg, fc.array(kg, { maxLength: 30 }), (firstKg, weights) => {
      let postedKg = 0;
      for (const currentKg of weights) {
        const amount = weightNews({ firstKg, currentKg, postedKg });
        if (amount === undefined) continue;
        expect(amount).toBeGreaterThanOrEqual(1);
        expect(Math.floor(amount)).toBeGreaterThan(Math.floor(postedKg));
        expect(amount).toBeCloseTo(firstKg - currentKg, 1);
        postedKg = amount;
      }
      expect(weightNews({ firstKg, currentKg: firstKg, postedKg: 0 })).toBeUndefined();
    }),
  );
  expect(weightNews({ firstKg: 80, currentKg: 79.1, postedKg: 0 })).toBeUndefined();
  expect(weightNews({ firstKg: 80, currentKg: 78.9, postedKg: 0 })).toBe(1.1);
  expect(weightNews({ firstKg: 80, currentKg: 78.4, postedKg: 1.1 })).toBeUndefined();
  const milestones = Array.from({ length: 800 }, (_, days) => days).filter(isStreakNews);
  expect(milestones).toEqual([7, 14, 30, 60, 90, 180, 365, 730]);
});
