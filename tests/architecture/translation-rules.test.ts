import { describe, expect, it } from "vitest";
import { faultsOf } from "@morsel/ui/i18n/translation-rules";

describe("the check of translations", () => {
  it.each([
    ["de", "{n, plural, one {# day} other {# days}}", "{n, plural, one {# Tag} other {# Tage}}", false],
    ["ja", "{n, plural, one {# day} other {# days}}", "{n, plural, other {# 日}}", false],
    ["fr", "No meals match “{q}”.", "Aucun repas ne correspond à « {q} ».", false],
    ["de", "Status", "Status", true],
    ["de", "{amount} kcal", "{amount} kcal", true],
    ["es", "{n}%", "{n}%", false],
    ["de", "{n, plural, =0 {none} one {one} other {#}}", "{n, plural, =0 {keine} one {eine} other {#}}", false],
  ])("finds nothing wrong in %s: %s → %s", (locale, english, text, isSameRightly) => {
    expect(faultsOf(locale, english, text, isSameRightly)).toEqual([]);
  });

  it.each([
    [
      "ru",
      "{n, plural, one {# day} other {# days}}",
      "{n, plural, one {# день} few {# дня} other {# дней}}",
      'its plural of "n" lacks "many"',
    ],
    [
      "fr",
      "<b>{n, plural, one {# day} other {# days}}</b>",
      "<b>{n, plural, one {# jour} other {# jours}}</b>",
      'its plural of "n" lacks "many"',
    ],
    ["de", "No meals match “{q}”.", "Keine Mahlzeit passt zu “{q}”.", "quotes with ”"],
    ["ja", "Say “yes”", "“はい”と言う", "quotes with “"],
    ["pl", "Save recipe", "Save recipe", "is English still"],
    ["tr", "12 kcal", "١٢ kcal", "has digits of another script"],
  ])("finds in %s of %s → %s: %s", (locale, english, text, fault) => {
    expect(faultsOf(locale, english, text, false)).toContain(fault);
  });

  it("finds what is listed as the same and is no longer", () => {
    expect(faultsOf("de", "Status", "Stand", true)).toEqual(["is listed as the same as English, and differs"]);
  });
});
