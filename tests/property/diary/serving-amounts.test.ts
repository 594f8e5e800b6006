import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import {
  DOUBTFUL_TIMES,
  type EntryServing,
  GRAM,
  OUNCE,
  type Portion,
  amountDoubt,
  countableServings,
  defaultPortion,
  gramsOf,
  portionEnergy,
  readServingAmount,
  withoutUnit,
} from "@morsel/domain/diary";
import { readAmount } from "@morsel/domain/units";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SERVINGS, servingOf as serving } from "../../arbitraries/servings.ts";

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
        // A usual amount needs no confirmation, unless for its energy alone.
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
});

describe("the words behind an amount", () => {
  const asked = (text: string, ...labels: readonly string[]) => {
    const servings = [...labels.map((label, i) => serving(label, 10 * (i + 1))), GRAM, OUNCE];
    const read = readServingAmount(text, servings, ".");
    return read.ok ? [read.value.amount, read.value.serving?.label] : read.error._tag;
  };

  it.each([
    ["2 legs", "1 leg"],
    ["2 boxes", "1 box"],
    ["2 peaches", "1 peach"],
    ["2 dishes", "1 dish"],
    ["2 glasses", "1 glass"],
    ["2 glass", "1 glass"],
    ["2 berries", "1 berry"],
    ["2 pizza", "1 pizza"],
    ["2 apples", "1 apple"],
    ["2 SLICES of", "1 Slice"],
    ["2 pieces", "piece"],
    ["2 packs", "pack (6 eggs)"],
    ["2 tbsp", "1 tablespoon"],
    ["2 teaspoons", "1 tsp"],
    ["2 Esslöffel", "1 esslöffel"],
  ])("D38 %s counts two of %s", (text, label) => expect(asked(text, label)).toEqual([2, label]));

  it("D38 the whole name comes before its first words, those before any of them, and one before several", () => {
    expect(asked("2 cups", "1 sliced cup", "1 cup, sliced", "1 cup")).toEqual([2, "1 cup"]);
    expect(asked("2 cups", "1 sliced cup", "1 cup, sliced")).toEqual([2, "1 cup, sliced"]);
    expect(asked("2 cups", "1 sliced cup")).toEqual([2, "1 sliced cup"]);
    expect(asked("2 cup sliced", "1 sliced cup of ham", "1 cup, sliced ham")).toEqual([2, "1 cup, sliced ham"]);
    expect(asked("3 slices", "2 slices", "1 slice")).toEqual([3, "1 slice"]);
    expect(asked("3 slices", "1 slice", "2 slices")).toEqual([3, "1 slice"]);
    expect(asked("3 slices", "2 slices")).toEqual([1.5, "2 slices"]);
    expect(asked("2 cookies", "1 big cookie", "2 cookies")).toEqual([1, "2 cookies"]);
    expect(asked("2 cups", "1 cup of a", "1 cup")).toEqual([2, "1 cup of a"]);
    expect(asked("2 big mugs", "1 big cup", "1 mug")).toBe("ServingUnreadable");
  });

  it("D38 what stands in brackets measures the serving and names it in full alone", () => {
    expect(asked("2 eggs", "1 cup (4.86 large eggs)")).toBe("ServingUnreadable");
    expect(asked("2.43 large eggs", "1 cup (4.86 large eggs)")).toEqual([0.5, "1 cup (4.86 large eggs)"]);
    expect(asked("6 fl oz", "1 can (12 fl oz)")).toEqual([0.5, "1 can (12 fl oz)"]);
    expect(asked("8 fl oz", "1 cup (8 fl oz)", "1 fl oz")).toEqual([8, "1 fl oz"]);
    expect(asked("5 pieces", "1 cup, diced (approx 20 pieces per cup)")).toBe("ServingUnreadable");
    expect(asked("2 cups (8 fl oz)", "1 cup (8 fl oz)")).toEqual([2, "1 cup (8 fl oz)"]);
    expect(asked("2 rounds", "1 muffin (round)")).toEqual([2, "1 muffin (round)"]);
  });

  it("D38 an ounce is counted as the plain one, other weights in grams to the billionth, volumes in millilitres", () => {
    expect(asked("4 oz")).toEqual([4, "oz"]);
    expect(asked("0.57 kg")).toEqual([570, "g"]);
    for (const words of ["fl oz", "fl. oz.", "fluid ounces", "FL OZ"])
      expect(gramsRead(`6 ${words}`)).toBeCloseTo(6 * 29.5735295625 * 1.03, 6);
    for (const words of ["half fl oz", "fl ozone", "fl oz each"])
      expect([words, asked(`6 ${words}`, "1 ml")]).toEqual([words, "ServingUnreadable"]);
    expect(asked("200 ml", "1 slice")).toBe("ServingUnreadable");
  });

  it("D38 is read up to 60 characters, and says which words it does not know", () => {
    const spaced = (length: number) => `2${" ".repeat(length - 8)}slices `;
    expect(asked(spaced(60), "1 slice")).toEqual([2, "1 slice"]);
    expect(asked(spaced(61), "1 slice")).toBe("AmountUnreadable");
    expect(readServingAmount("2 buckets ", SERVINGS, ".")).toEqual({
      ok: false,
      error: { _tag: "ServingUnreadable", found: "buckets" },
    });
    expect(asked("slice", "1 slice")).toBe("AmountUnreadable");
    expect(readServingAmount("90000 cups", SERVINGS, ".")).toEqual({
      ok: false,
      error: { _tag: "AmountUnreadable", reason: "too-large", max: 99_999 },
    });
    expect(["2 slices", "250", "x", "1 1/2 cup"].map(withoutUnit)).toEqual(["2", "250", "x", "1 1/2"]);
  });

  it("D39 says what it comes to, and what was meant: grams, or the decimal mark one to three places on", () => {
    const grams = (amount: number): Portion => ({ amount, serving: GRAM });
    const doubt = (amount: number, usual: number) => amountDoubt(grams(amount), [grams(usual)], {});
    expect(doubt(2200, 100)).toStrictEqual({ grams: 2200, meant: grams(220) });
    expect(doubt(22_000, 100)).toStrictEqual({ grams: 22_000, meant: grams(220) });
    expect(doubt(99_999, 20)).toStrictEqual({ grams: 99_999, meant: grams(99.999) });
    expect(doubt(99_999, 1)).toStrictEqual({ grams: 99_999 });
    const spoon = serving("1 tablespoon", 14.2);
    expect(amountDoubt({ amount: 60, serving: spoon }, [{ amount: 1, serving: spoon }], { energy: 500 })).toStrictEqual(
      {
        grams: 852,
        energy: 4260,
        meant: grams(60),
      },
    );
    expect(amountDoubt(grams(10), [grams(0)], {})).toBeUndefined();
    expect(amountDoubt(grams(99_999), [], {})).toBeUndefined();
    expect([500, 500.1].map((amount) => amountDoubt(grams(amount), [], { energy: 800 })?.grams)).toEqual([
      undefined,
      500.1,
    ]);
    expect(doubt(505, 100)?.grams).toBe(505);
  });
});
