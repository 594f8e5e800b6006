import { announcementNow, checkAnnouncement, type Announcement } from "@morsel/domain/back-office";
import { LOCALES } from "@morsel/domain/locales";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const NOW = Date.UTC(2026, 2, 5, 12);
const DAY = 86_400_000;
const good: Announcement = { id: "a", texts: { en: "Soup week" }, from: NOW, until: NOW + DAY };

const refused = (change: object) => {
  const checked = checkAnnouncement({ ...good, ...change }, NOW);
  return checked.ok ? undefined : checked.error.field;
};

describe("the announcement", () => {
  it("BO4 has a line in English, and in other languages where they are written", () => {
    const checked = checkAnnouncement({ ...good, texts: { en: " Soup  week ", de: "  ", fr: "Semaine" } }, NOW);
    expect(checked.ok && checked.value.texts).toEqual({ en: "Soup week", fr: "Semaine" });
    for (const texts of [{}, { de: "Suppe" }, { en: "" }, { en: "x".repeat(201) }, { en: "a\u202eb" }])
      expect(refused({ texts })).toBe("texts");
    expect(refused({ texts: { en: "x".repeat(200) } })).toBeUndefined();
  });

  it("BO4 leads to a page of the product or by https, and nowhere else", () => {
    for (const link of ["/premium", "/food/diary?date=2026-01-01", "https://example.org/a#b"])
      expect([link, refused({ link })]).toEqual([link, undefined]);
    for (const link of [
      "//example.org",
      "http://example.org",
      "javascript:alert(1)",
      "/a b",
      "/\\example.org",
      "https://",
      "",
      `/${"x".repeat(500)}`,
    ])
      expect([link, refused({ link })]).toEqual([link, "link"]);
  });

  it("BO4 begins within a year, and ends later than it begins and than now", () => {
    for (const from of [-1, NOW + 367 * DAY, Number.NaN]) expect(refused({ from })).toBe("from");
    for (const change of [{ until: NOW }, { from: NOW + 2 * DAY }, { until: NOW + 733 * DAY }, { until: Number.NaN }])
      expect(refused(change)).toBe("until");
    expect(refused({ from: 0, until: NOW + 1 })).toBeUndefined();
  });

  it("BO5 is shown within its time in the reader\u2019s language or in English, and not to who closed it", () => {
    const announcement = { ...good, texts: { en: "Soup week", de: "Suppenwoche" }, link: "/premium" };
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.integer({ min: -2 * DAY, max: 2 * DAY }), (locale, later) => {
        const shown = announcementNow(announcement, { locale, now: NOW + later, closed: "b" });
        const isNow = later >= 0 && later < DAY;
        const text = locale === "de" ? "Suppenwoche" : "Soup week";
        expect(shown).toEqual(isNow ? { id: "a", text, link: "/premium" } : undefined);
      }),
    );
    expect(announcementNow(good, { locale: "en", now: NOW, closed: "a" })).toBeUndefined();
    expect(announcementNow(undefined, { locale: "en", now: NOW, closed: undefined })).toBeUndefined();
    expect(announcementNow(good, { locale: "en", now: NOW, closed: undefined })).toEqual({
      id: "a",
      text: "Soup week",
    });
  });
});
