import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import {
  DOUBTFUL_TIMES,
  type EntryServing,
  GRAM,
  MAX_GRAMS,
  OUNCE,
  type Portion,
  amountDoubt,
  amountInServing,
  countableServings,
  defaultPortion,
  gramsOf,
  portionEnergy,
  readServingAmount,
  withoutUnit,
} from "@morsel/domain/diary";
import type { ServingId } from "@morsel/domain/foods";
import { readAmount } from "@morsel/domain/units";
import {
  amountOffered,
  amountTaken,
  amountTyped,
  readingOf,
  servingChosen,
  type AmountFigures,
  type AmountState,
} from "@morsel/application/diary/client/amount-input";
import { amountSubmitted } from "@morsel/application/diary/client/submit-amount";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const serving = (label: string, grams: number): EntryServing => ({ id: label as ServingId, label, grams });
const SLICE = serving("1 slice", 32);
const CUP = serving("1 cup, sliced", 150);
const COOKIES = serving("2 cookies", 30);
const ML = { ...serving("1 ml", 1.03), id: "1-ml" as ServingId };
const SERVINGS = [SLICE, CUP, COOKIES, ML, GRAM, OUNCE];

const figures: AmountFigures = { editable: (amount) => String(Math.round(amount * 1000) / 1000), mark: "." };
const foods = fc.constantFrom(...SAMPLE_FOODS);
const counts = fc.integer({ min: 1, max: 400 }).map((n) => n / 4);

const gramsRead = (text: string, servings: readonly EntryServing[] = SERVINGS): number => {
  const read = readServingAmount(text, servings, ".");
  if (!read.ok) throw new Error(`${text}: ${read.error._tag}`);
  const grams = gramsOf(read.value.amount, read.value.serving ?? GRAM);
  return grams.ok ? grams.value : Number.NaN;
};

describe("a unit behind an amount", () => {
  it.each([
    ["250 g", 250],
    ["250g", 250],
    ["250 gr", 250],
    ["250 grams", 250],
    ["1.5 kg", 1500],
    ["4 oz", 113.3981],
    ["1 lb", 453.5924],
    ["2 cups", 300],
    ["½ cup", 75],
    ["1/2 slice", 16],
    ["1 1/2 slices", 48],
    ["1 slice of", 32],
    ["3 cookies", 45],
    ["200 ml", 206],
    ["2 dl", 206],
    ["120+35 g", 155],
    ["２ slices", 64],
  ])("D38 %s is %f g", (text, grams) => {
    expect(gramsRead(text)).toBeCloseTo(grams, 3);
  });

  it.each(["2 buckets", "3 of", "1 gram cup", "5 constructor", "2 proto"])("%s names none, and is refused", (text) => {
    expect(readServingAmount(text, SERVINGS, ".")).toMatchObject({ ok: false, error: { _tag: "ServingUnreadable" } });
  });

  it("D38 every serving of a food can be typed by its own name", () =>
    fc.assert(
      fc.property(foods, fc.nat(), (food, n) => {
        const all = countableServings(food);
        const chosen = all[n % all.length] ?? GRAM;
        const label = chosen.label.replace(/^[\d./ ]+/u, "");
        const read = readServingAmount(`1 ${label}`, all, ".");
        const found = read.ok ? read.value.serving : undefined;
        const bare = ({ label }: EntryServing): string =>
          label
            .replace(/^[\d./ ]+/u, "")
            .replace("tbsp", "tablespoon")
            .replace("tsp", "teaspoon");
        // "3 oz" counts three of the plain ounce, "6 fl oz" six of the one that the food's density tells.
        expect(found === undefined ? "" : bare(found)).toBe(bare(chosen));
      }),
    ));

  it("D38 without a unit it is the amount alone, read or refused as all amounts are (U12)", () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.,/+- ½") }), (text) => {
        const plain = readAmount(text, ".");
        const read = readServingAmount(text, SERVINGS, ".");
        expect(read).toEqual(plain.ok ? { ok: true, value: { amount: plain.value } } : plain);
        expect(withoutUnit(text)).toBe(text);
      }),
    ));

  it("D38 reads any text in the end, and gives only amounts that anybody may log (D3)", () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 70, unit: "grapheme" }), counts, (text, count) => {
        for (const given of [text, `${count} ${text}`]) {
          const read = readServingAmount(given, SERVINGS, ".");
          if (read.ok && read.value.serving !== undefined)
            expect(gramsOf(read.value.amount, read.value.serving).ok).toBe(true);
        }
      }),
    ));
});

describe("an amount far outside what people eat", () => {
  const butter = { energy: 717 };
  const spoon = serving("1 tablespoon", 14.2);

  it("D39 is asked about: 220 tablespoons of butter were 220 g of something", () => {
    const doubt = amountDoubt({ amount: 2200, serving: spoon }, [{ amount: 1, serving: spoon }], butter);
    expect(doubt).toMatchObject({ grams: 31_240 });
    expect(amountDoubt({ amount: 60, serving: spoon }, [{ amount: 1, serving: spoon }], butter)?.meant).toEqual({
      amount: 60,
      serving: GRAM,
    });
  });

  it.each([
    [5, false],
    [5.1, true],
    [0.1, false],
  ])("D39 %f times the usual is asked about: %s", (times, isAsked) => {
    const usual = { amount: 2, serving: spoon };
    expect(amountDoubt({ amount: 2 * times, serving: spoon }, [usual], {}) !== undefined).toBe(isAsked);
  });

  it.each([
    [555, false],
    [560, true],
  ])("D39 %i g of butter, where as much is usual, is asked about for its energy: %s", (amount, isAsked) => {
    const helping = { amount, serving: GRAM };
    expect(amountDoubt(helping, [helping], butter) !== undefined).toBe(isAsked);
  });

  it("D39 begins beyond five times the usual, or beyond 4,000 kcal, and what is usual of it is never asked about", () =>
    fc.assert(
      fc.property(foods, counts, (food, count) => {
        const usual = defaultPortion(food);
        const helping: Portion = { amount: usual.amount * count, serving: usual.serving };
        const isMuch = count > DOUBTFUL_TIMES || (portionEnergy(food.nutrients, helping) ?? 0) > 4000;
        fc.pre(gramsOf(helping.amount, helping.serving).ok && Math.abs(count - DOUBTFUL_TIMES) > 1e-6);
        expect(amountDoubt(helping, [usual], food.nutrients) !== undefined).toBe(isMuch);
        // Who has it as the usual amount is not asked, unless for its energy alone.
        const isHeavy = (portionEnergy(food.nutrients, helping) ?? 0) > 4000;
        expect(amountDoubt(helping, [usual, helping], food.nutrients) !== undefined).toBe(isHeavy);
      }),
    ));

  it("D39 what was probably meant is not doubted itself", () =>
    fc.assert(
      fc.property(foods, fc.integer({ min: 1, max: 99_999 }), fc.boolean(), (food, amount, isCounted) => {
        const usual = defaultPortion(food);
        const helping = { amount, serving: isCounted ? usual.serving : GRAM };
        fc.pre(gramsOf(amount, helping.serving).ok);
        const doubt = amountDoubt(helping, [usual], food.nutrients);
        if (doubt?.meant !== undefined) expect(amountDoubt(doubt.meant, [usual], food.nutrients)).toBeUndefined();
      }),
    ));

  it("D39 is asked about once, and never refused", () =>
    fc.assert(
      fc.property(counts, (count) => {
        const helping = { amount: 1000 + count, serving: spoon };
        const doubt = amountDoubt(helping, [{ amount: 1, serving: spoon }], butter);
        expect(doubt).toBeDefined();
        const offered = amountOffered(helping, figures);
        const first = amountSubmitted(offered, helping, doubt);
        expect(first.isReady).toBe(false);
        expect(amountSubmitted(first.state, helping, doubt).isReady).toBe(true);
        // Another amount is another question.
        expect(amountSubmitted(first.state, { ...helping, amount: 900 }, doubt).isReady).toBe(false);
        expect(amountSubmitted(offered, helping, undefined).isReady).toBe(true);
      }),
    ));
});

describe("another serving", () => {
  const begun = (helping: Portion): AmountState => amountOffered(helping, figures);
  const typed = (state: AmountState, text: string) => amountTyped(state, text, SERVINGS, ".");

  it("D40 rice, 250, then grams: 250 g and not 39,500", () => {
    const state = servingChosen(typed(begun({ amount: 1, serving: CUP }), "250"), GRAM, figures);
    const reading = readingOf(state, SERVINGS, ".");
    expect(reading.ok && reading.value).toMatchObject({ amount: 250, grams: 250, serving: GRAM });
  });

  it("D40 keeps what was typed, and converts what was only offered (D31)", () =>
    fc.assert(
      fc.property(counts, fc.constantFrom(...SERVINGS), fc.constantFrom(...SERVINGS), (amount, from, to) => {
        const offered = begun({ amount, serving: from });
        const converted = servingChosen(offered, to, figures);
        expect(converted.text).toBe(
          from.id === to.id ? offered.text : figures.editable(amountInServing(amount, from, to)),
        );
        const touched = typed(offered, figures.editable(amount));
        expect(servingChosen(touched, to, figures).text).toBe(touched.text);
      }),
    ));

  it("D40 a unit that was typed chooses the serving, and goes when another one is chosen", () => {
    const state = typed(begun({ amount: 1, serving: CUP }), "250 g");
    expect(state).toMatchObject({ serving: GRAM, lastAmount: 250 });
    const chosen = servingChosen(state, SLICE, figures);
    expect([chosen.text, chosen.serving]).toEqual(["250", SLICE]);
  });

  it("D40 what cannot be read leaves the last amount that could be", () => {
    const state = typed(typed(begun({ amount: 1, serving: CUP }), "3"), "3 x");
    expect(state).toMatchObject({ text: "3 x", lastAmount: 3, serving: CUP });
  });

  it("D40 taking what was meant is what stands then", () => {
    const state = amountTaken(
      typed(begun({ amount: 1, serving: CUP }), "250"),
      { amount: 250, serving: GRAM },
      figures,
    );
    const reading = readingOf(state, SERVINGS, ".");
    expect(reading.ok && reading.value).toMatchObject({ amount: 250, grams: 250 });
  });

  it("D40 more than anybody logs is refused with what is accepted (D3)", () => {
    const reading = readingOf({ text: "90000", serving: CUP }, SERVINGS, ".");
    expect(reading).toMatchObject({ ok: false, error: { reason: "too-large", max: Math.floor(MAX_GRAMS / 150) } });
  });
});
