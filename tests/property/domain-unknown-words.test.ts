import { isUseAllowed, type ConsentStatus } from "@morsel/domain/consent";
import { money, readMoney } from "@morsel/domain/currency";
import * as diary from "@morsel/domain/diary";
import * as goals from "@morsel/domain/goals";
import { mlOfWater, waterIn } from "@morsel/domain/hydration";
import { advertisingPrivacyLink, type Locale } from "@morsel/domain/locales";
import { lookUp } from "@morsel/domain/lookup";
import { bmiClass } from "@morsel/domain/measurements";
import { entryPoint } from "@morsel/domain/membership";
import { forumLink, suggestionsCategory } from "@morsel/domain/navigation";
import { coverageOf, nutrientUnit, sumFacts, type NutrientId } from "@morsel/domain/nutrition";
import * as label from "@morsel/domain/nutrition-label";
import {
  gramsOfUnit,
  type IngredientUnit,
  millilitresOfUnit,
  unitOfWord,
  energyOf,
  isUnitName,
  weeklyChangePreset,
} from "@morsel/domain/units";
import { type Widget, widgetNutrients } from "@morsel/domain/dashboard";
import { type FeatureFlag, treatmentOf } from "@morsel/domain/reference";
import { answerInvitation, type Friend, sortFriends } from "@morsel/domain/social";
import { describe, expect, it } from "vitest";

/** Words that every object of JavaScript answers to, as whoever calls without types, or with what came over the wire, may give them. */
const INHERITED = ["constructor", "toString", "valueOf", "hasOwnProperty", "__proto__", "__defineGetter__"];
const UNHEARD = "unheard-of";

const EUROPE: ConsentStatus = {
  california: { applies: false, id: undefined, hasOptedOut: false },
  europe: { applies: true, purposes: { 1: true } },
};
const ELSEWHERE: ConsentStatus = { ...EUROPE, europe: { applies: false, purposes: {} } };
const SUM = sumFacts([{ energy: 1 }]);
const FRIENDS: readonly Friend[] = ["bo", "al"].map((username) => ({
  username,
  friendsSince: 1,
  lastLogin: undefined,
}));

/** Each asks for a word; `as never`, for the compiler would not let it pass. */
const ASKED: Readonly<Record<string, (word: string) => unknown>> = {
  "a consented use": (word) => [EUROPE, ELSEWHERE].map((status) => isUseAllowed(word as never, status)),
  "a language's suggestions": (word) => [suggestionsCategory(word as Locale), forumLink("x", false)],
  "a language's anchor": (word) => advertisingPrivacyLink(word as Locale).split("#")[1],
  "a kitchen unit": (word) => [unitOfWord(word), gramsOfUnit(word as IngredientUnit), millilitresOfUnit(word as "ml")],
  "a daily value": (word) => label.percentDailyValue(word as NutrientId, 1),
  "a reference intake": (word) => label.euPercent(word as NutrientId, 1),
  "a label's amount": (word) => [label.fdaAmount(word as NutrientId, 1), label.fdaPercent(word as NutrientId, 1)],
  "a vitamin": (word) => label.isVitaminOrMineral(word as NutrientId),
  "a nutrient's unit": (word) => nutrientUnit(word as NutrientId),
  "a goal's limit": (word) => goals.limitOf(word as NutrientId, { energy: 2000 }, { fat: { max: 1 } }),
  "a sum's coverage": (word) => [coverageOf(SUM, word as NutrientId), diary.summedAmount(SUM, word as NutrientId)],
  "a purchase's interval": (word) => entryPoint(true, word as "month"),
  "a widget": (word) => widgetNutrients(word as Widget),
  "limits of BMI": (word) => bmiClass(22, word as "asian"),
  "a step of an invitation": (word) =>
    answerInvitation({ from: "a", to: { _tag: "Member", id: "b" }, status: "pending" }, word as "accept", "b"),
  "an order of friends": (word) => sortFriends(FRIENDS, word as "newest").map(({ username }) => username),
  "a unit of water": (word) => [waterIn(word as "cups", 1), mlOfWater(word as "cups", 1)],
  "a unit of weekly change": (word) => [
    goals.weeklyChangesFor("lose", word as "kg"),
    weeklyChangePreset(1, word as "kg"),
  ],
  "a decimal mark": (word) => readMoney("1.5", "USD", word as ","),
  "a unit": (word) => [isUnitName(word), energyOf({ unit: word as "calories", value: 1 }).ok],
  "a flag's treatment": (word) => treatmentOf(word as FeatureFlag, { other: "on" }),
  "a table": (word) => lookUp({ known: 1 }, word),
};

describe("a word that every object has", () => {
  it.each(Object.entries(ASKED))("is unknown as %s", (_what, asked) => {
    const unknown = asked(UNHEARD);
    for (const word of INHERITED) expect([word, asked(word)]).toEqual([word, unknown]);
  });

  it("does not hide one that is known", () => {
    expect(lookUp({ constructor: "a builder" }, "constructor")).toBe("a builder");
    expect(isUseAllowed("ads", { ...EUROPE, europe: { applies: true, purposes: { 1: true, 2: true, 7: true } } })).toBe(
      true,
    );
    expect(money(1, "USD").ok).toBe(true);
  });
});
