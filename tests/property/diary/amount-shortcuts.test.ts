import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { AMOUNT_KEYS, withSign } from "@morsel/application/diary/client/amount-keys";
import { amountShortcuts, countableServings, GRAM, gramsOf } from "@morsel/domain/diary";
import { readingOf } from "@morsel/application/diary/client/amount-input";
import fc from "fast-check";
import { expect, it } from "vitest";

const foods = fc.constantFrom(...SAMPLE_FOODS);

it("W82 a half, one and two of a serving, 100 g and what was offered: each once, and each can be logged", () => {
  fc.assert(
    fc.property(foods, fc.nat(20), fc.integer({ min: 1, max: 900 }), (food, at, amount) => {
      const servings = countableServings(food);
      const chosen = servings[at % servings.length] ?? GRAM;
      const offered = { amount, serving: chosen };
      const taps = amountShortcuts(servings, chosen, offered);
      const keys = taps.map((tap) => `${tap.amount} ${tap.serving.id}`);
      expect(new Set(keys).size).toBe(taps.length);
      expect(keys).toContain("100 g");
      expect(keys).toContain(`${amount} ${chosen.id}`);
      for (const tap of taps.filter((tap) => tap.amount !== amount))
        expect(gramsOf(tap.amount, tap.serving).ok).toBe(true);
      const isCounted = !["g", "oz"].includes(chosen.id);
      if (isCounted) expect(keys.slice(0, 3)).toEqual([0.5, 1, 2].map((count) => `${count} ${chosen.id}`));
    }),
  );
});

it("W82 while a food is weighed the counts are of its first serving; without one there is 100 g", () => {
  const piece = { ...GRAM, id: "medium" as typeof GRAM.id, label: "1 medium", grams: 118 };
  const offered = { amount: 100, serving: GRAM };
  expect(amountShortcuts([GRAM, piece], GRAM, offered).map(({ serving }) => serving.id)).toEqual([
    "medium",
    "medium",
    "medium",
    "g",
  ]);
  expect(amountShortcuts([GRAM], GRAM, offered)).toEqual([offered]);
});

it("W83 a sign stands where the cursor stood, over what was selected, and what it makes can be read", () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 12 }),
      fc.nat(12),
      fc.nat(12),
      fc.constantFrom(...AMOUNT_KEYS),
      (text, a, b, sign) => {
        const [start, end] = [Math.min(a, b, text.length), Math.min(Math.max(a, b), text.length)];
        const next = withSign(text, [start, end], sign);
        expect(next.text).toBe(text.slice(0, start) + sign + text.slice(end));
        expect(next.text.slice(0, next.cursor).endsWith(sign)).toBe(true);
      },
    ),
  );
  const typed = (...keys: readonly string[]) =>
    keys.reduce((text, key) => withSign(text, [text.length, text.length], key).text, "");
  const read = (text: string) => readingOf({ text, serving: GRAM }, [GRAM], ".");
  expect(read(typed("1", "½"))).toMatchObject({ ok: true, value: { amount: 1.5 } });
  expect(read(typed("2", "¼"))).toMatchObject({ ok: true, value: { amount: 2.25 } });
  expect(read(typed("120", "+", "35"))).toMatchObject({ ok: true, value: { amount: 155 } });
  expect(read(typed("850", "−", "320"))).toMatchObject({ ok: true, value: { amount: 530 } });
});
