import { amountDoubt, amountInServing, GRAM, MAX_GRAMS, type Portion } from "@morsel/domain/diary";
import {
  amountOffered,
  applySuggestedAmount,
  amountTyped,
  readingOf,
  servingChosen,
  type AmountFigures,
  type AmountState,
} from "@morsel/application/diary/client/amount-input";
import { amountSubmitted } from "@morsel/application/diary/client/submit-amount";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CUP, SERVINGS, servingOf, SLICE } from "../../arbitraries/servings.ts";

const figures: AmountFigures = { editable: (amount) => String(Math.round(amount * 1000) / 1000), mark: "." };
const counts = fc.integer({ min: 1, max: 400 }).map((n) => n / 4);

describe("an amount that is doubted", () => {
  const butter = { energy: 717 };
  const spoon = servingOf("1 tablespoon", 14.2);

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
    const state = applySuggestedAmount(
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
