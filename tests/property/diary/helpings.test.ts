import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { sampleDay } from "@morsel/adapters/memory/diary/sample-history";
import {
  type DiaryEntry,
  GRAM,
  MAX_AMOUNT,
  MAX_GRAMS,
  OUNCE,
  amountInServing,
  byLoggedAt,
  countableServings,
  defaultPortion,
  entriesToCopy,
  foodEntries,
  gramsOf,
  latestUses,
  mealAt,
  portionEnergy,
  servingOf,
  summedAmount,
  usagesOf,
  usualPortion,
} from "@morsel/domain/diary";
import type { TimeOfDay } from "@morsel/domain/calendar";
import { MEALS } from "@morsel/domain/meal-slots";
import { sumFacts } from "@morsel/domain/nutrition";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dates, entries } from "../../arbitraries/diary.ts";

const foods = fc.constantFrom(...SAMPLE_FOODS);
const days = dates.map(sampleDay);
const someEntries = fc.array(entries, { maxLength: 12 });

describe("what is offered", () => {
  it("D2 all that a food is counted in can be logged, each under its own id", () =>
    fc.assert(
      fc.property(foods, (food) => {
        const all = countableServings(food);
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        for (const serving of all) expect(servingOf(food, serving.id)).toEqual({ ok: true, value: serving });
      }),
    ));

  it("D3 an amount weighs so many times its serving, or is refused with both bounds", () =>
    fc.assert(
      fc.property(fc.double(), fc.constantFrom(GRAM, OUNCE), (amount, serving) => {
        const grams = gramsOf(amount, serving);
        const isSmall = amount > 0 && amount <= MAX_AMOUNT && amount * serving.grams <= MAX_GRAMS;
        if (grams.ok) expect([isSmall, Math.abs(grams.value - amount * serving.grams) < 1e-6]).toEqual([true, true]);
        else expect(grams.error).toMatchObject({ given: amount, maxAmount: MAX_AMOUNT, maxGrams: MAX_GRAMS });
        if (isSmall && amount > 0.001) expect(grams.ok).toBe(true);
      }),
    ));

  it("D30 a food is offered as it was eaten last, unless it lost that serving", () =>
    fc.assert(
      fc.property(days, (day) => {
        for (const usage of usagesOf(day)) {
          const food = SAMPLE_FOODS.find(({ id }) => id === usage.foodId);
          if (food === undefined) continue;
          const helping = usualPortion(food, usage);
          expect([helping.amount, helping.serving.id]).toEqual([usage.lastAmount, usage.lastServing.id]);
          const bare = { ...food, servings: [] };
          const isPlain = [GRAM.id, OUNCE.id].includes(usage.lastServing.id);
          if (!isPlain) expect(usualPortion(bare, usage)).toEqual({ amount: 100, serving: GRAM });
        }
      }),
    ));

  it("F15, D30 a food never eaten is offered with its usual serving, without servings as 100 g", () =>
    fc.assert(
      fc.property(foods, (food) => {
        expect(usualPortion(food)).toEqual(defaultPortion(food));
        expect(countableServings(food)).toContainEqual(defaultPortion(food).serving);
        expect(defaultPortion({ ...food, servings: [] })).toEqual({ amount: 100, serving: GRAM });
      }),
    ));

  it("D3, N2 the energy of a helping is that of its grams; unknown stays unknown", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 2000 }), (energy, amount) => {
        expect(portionEnergy({ energy }, { amount, serving: GRAM })).toBeCloseTo((energy * amount) / 100, 6);
        expect(portionEnergy({}, { amount, serving: GRAM })).toBeUndefined();
        expect(portionEnergy({ energy }, { amount: MAX_AMOUNT + amount, serving: GRAM })).toBeUndefined();
      }),
    ));

  it("D31 another serving keeps the weight: grams to the gram, ounces to a quarter; back to a serving it is one", () =>
    fc.assert(
      fc.property(
        foods,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 15, max: 2000 }),
        (food, quarters, weight) => {
          const amount = quarters / 4;
          for (const serving of food.servings) {
            const grams = amountInServing(amount, serving, GRAM);
            expect(Math.abs(grams - amount * serving.grams)).toBeLessThanOrEqual(0.5);
            expect(amountInServing(grams, GRAM, serving)).toBe(1);
            for (const other of food.servings) expect(amountInServing(amount, serving, other)).toBe(amount);
          }
          const ounces = amountInServing(weight, GRAM, OUNCE);
          expect(Math.abs(ounces * OUNCE.grams - weight)).toBeLessThanOrEqual(OUNCE.grams / 4 + 1e-9);
        },
      ),
    ));

  it("D36 every minute of the day has its meal", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
        const meal = mealAt(`${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}` as TimeOfDay);
        const begins = { breakfast: [4, 11], lunch: [11, 14], dinner: [17, 21] } as const;
        for (const one of ["breakfast", "lunch", "dinner"] as const)
          expect(meal === one).toBe(hour >= begins[one][0] && hour < begins[one][1]);
        expect(MEALS).toContain(meal);
      }),
    ));
});

describe("what is said of a sum", () => {
  it("D32 exactly where every part knows it, else a lower bound, else unknown", () =>
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: 0, max: 500 }), { nil: undefined }), { maxLength: 12 }),
        (parts) => {
          const known = parts.filter((part) => part !== undefined);
          const said = summedAmount(sumFacts(parts.map((fat) => (fat === undefined ? {} : { fat }))), "fat");
          const wanted = known.length === parts.length ? "exact" : known.length === 0 ? "unknown" : "atLeast";
          expect(said.kind).toBe(wanted);
          if (said.kind !== "unknown") expect(said.amount).toBe(known.reduce((sum, part) => sum + part, 0));
        },
      ),
    ));
});

describe("entries among each other", () => {
  it("D33 a copy takes the meal or the entries that were named, in their order, else the whole day", () =>
    fc.assert(
      fc.property(days, fc.constantFrom(...MEALS), fc.func(fc.boolean()), (day, meal, isNamed) => {
        const ids = day.filter(({ id }) => isNamed(id)).map(({ id }) => id);
        expect(entriesToCopy({ entries: day }, {})).toEqual(day);
        expect(entriesToCopy({ entries: day }, { meal })).toEqual(day.filter((entry) => entry.meal === meal));
        expect(entriesToCopy({ entries: day }, { entries: ids }).map(({ id }) => id)).toEqual(ids);
        for (const entry of entriesToCopy({ entries: day }, { meal, entries: ids }))
          expect([entry.meal, ids.includes(entry.id)]).toEqual([meal, true]);
      }),
    ));

  it("D34 of each food the latest use counts, whatever the slot", () =>
    fc.assert(
      fc.property(someEntries, (all) => {
        const usages = usagesOf(all);
        const latest = latestUses(usages);
        expect(new Set(latest.keys())).toEqual(new Set(foodEntries(all).map(({ foodId }) => foodId)));
        for (const usage of usages)
          expect(latest.get(usage.foodId)?.lastLoggedAt).toBeGreaterThanOrEqual(usage.lastLoggedAt);
      }),
    ));

  it("D35 entries have one order, however they come", () =>
    fc.assert(
      fc.property(someEntries, (all) => {
        const idsOf = (some: readonly DiaryEntry[]) => some.map(({ loggedAt, id }) => `${loggedAt} ${id}`);
        const ordered = all.toSorted(byLoggedAt);
        expect(idsOf(all.toReversed().toSorted(byLoggedAt))).toEqual(idsOf(ordered));
        for (const [i, entry] of ordered.entries())
          expect(entry.loggedAt).toBeGreaterThanOrEqual(ordered[i - 1]?.loggedAt ?? entry.loggedAt);
      }),
    ));
});
