import { COUNTRIES, currencyOf, money } from "@morsel/domain/currency";
import {
  actsOf,
  billTotal,
  changePayment,
  DEFAULT_PRICES,
  isLive,
  isPriceBook,
  ledgerOf,
  monthsAfter,
  NEW_PAYMENT,
  paidUntil,
  PHASES,
  planChange,
  planOf,
  priceOf,
  PRODUCT_CODES,
  refundedOf,
  refuseCode,
  unusedCredit,
  yearlySaving,
  type InvoiceLine,
  type PaymentState,
  type ProductCode,
} from "@morsel/domain/membership";
import { balanceOf } from "../../support/ledger.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const DAY = 86_400_000;
const codes = fc.constantFrom(...PRODUCT_CODES);
const countries = fc.constantFrom(...COUNTRIES);

describe("prices", () => {
  it("ME17 each country has a whole price in its currency or USD for every plan, promotions below the standard", () => {
    expect(isPriceBook(DEFAULT_PRICES)).toBe(true);
    for (const country of [...COUNTRIES, "XX", ""])
      for (const code of PRODUCT_CODES) {
        const plan = planOf(code);
        const price = priceOf(DEFAULT_PRICES, country, plan);
        const standard = priceOf(DEFAULT_PRICES, country, { ...plan, priceType: "STANDARD" });
        expect([country, Number.isSafeInteger(price?.minor)]).toEqual([country, true]);
        const own = currencyOf(country);
        expect(price?.currency).toBe(Object.hasOwn(DEFAULT_PRICES.standard, own) ? own : "USD");
        if (plan.priceType !== "STANDARD") expect(price?.minor).toBeLessThan(standard?.minor ?? 0);
      }
    expect(priceOf(DEFAULT_PRICES, "JP", planOf("premium_1_month"))).toEqual({ currency: "JPY", minor: 1200 });
  });

  it("ME17 a book of prices with anything but whole minor units above 0, or without USD, is none", () => {
    const { standard, percentOff } = DEFAULT_PRICES;
    const usd = standard["USD"];
    for (const odd of [0, -1, 9.99, 1e15, "999", null, undefined, Number.NaN])
      expect([odd, isPriceBook({ percentOff, standard: { USD: { ...usd, month: odd } } })]).toEqual([odd, false]);
    for (const book of [
      null,
      [],
      {},
      { standard, percentOff: { PROMO: 100, DISCOUNT: 1 } },
      { standard: { EUR: usd }, percentOff },
    ])
      expect(isPriceBook(book)).toBe(false);
  });

  it("a year's saving is whole per cent of twelve months", () => {
    const usd = (minor: number) => {
      const made = money(minor, "USD");
      if (!made.ok) throw new Error("no money");
      return made.value;
    };
    expect(yearlySaving(usd(999), usd(4999))).toBe(58);
    expect(yearlySaving(usd(999), usd(11_988))).toBe(0);
    expect(yearlySaving(usd(999), usd(20_000))).toBe(0);
  });
});

describe("changes of plan", () => {
  it("ME18 credit is between nothing and what was paid, never less than the exact share, by less than one minor unit more", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 0, max: 4e12 }),
        fc.integer({ min: 1, max: 400 * DAY }),
        fc.integer({ min: -DAY, max: 401 * DAY }),
        (paid, from, length, after) => {
          const credit = unusedCredit({ product: "premium_1_month", paid, from, to: from + length }, from + after);
          const share = Math.min(1, Math.max(0, (length - after) / length));
          expect(Number.isSafeInteger(credit) && credit >= 0 && credit <= paid).toBe(true);
          expect(credit - paid * share).toBeGreaterThan(-1e-4);
          expect(credit - paid * share).toBeLessThan(1 + 1e-4);
        },
      ),
    );
  });

  it("ME18 only a longer plan costs at once, and its invoice is the price less the credit", () => {
    fc.assert(
      fc.property(
        codes,
        codes,
        fc.nat(20_000),
        fc.nat(20_000),
        fc.nat(30 * DAY),
        fc.boolean(),
        (a, b, paid, price, at, isTrial) => {
          const change = planChange({ product: a, paid, from: 0, to: 30 * DAY }, { product: b, price }, at, isTrial);
          expect(change.due).toBe(billTotal(change));
          if (change.due > 0) {
            expect(planOf(b).months).toBeGreaterThan(planOf(a).months);
            expect(change.due + change.credit).toBe(price);
          }
          if (isTrial) expect(change).toEqual({ begins: "now", credit: 0, due: 0, lines: [] });
        },
      ),
    );
  });

  it("ME18 months end on the last day of shorter ones and come back to the day of the first", () => {
    const jan31 = Date.UTC(2027, 0, 31, 13, 5);
    expect([1, 2, 13, 14].map((n) => new Date(monthsAfter(jan31, n)).toISOString().slice(0, 16))).toEqual([
      "2027-02-28T13:05",
      "2027-03-31T13:05",
      "2028-02-29T13:05",
      "2028-03-31T13:05",
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 0, max: 600 }), (from, n) => {
        const days = (monthsAfter(from, n + 1) - monthsAfter(from, n)) / DAY;
        expect(days).toBeGreaterThanOrEqual(28);
        expect(days).toBeLessThanOrEqual(31);
      }),
    );
  });

  it("ME12 ME20 ME21 what can be done follows the phase; after its period nothing is resumed", () => {
    for (const phase of PHASES) {
      expect(actsOf({ phase, isRenewing: false, periodEnd: 5 }, 5)).toEqual([]);
      expect(isLive({ phase, isRenewing: false, periodEnd: 5 }, 5)).toBe(false);
      expect(isLive({ phase, isRenewing: true, periodEnd: 5 }, 9)).toBe(!["ended", "incomplete"].includes(phase));
    }
    expect(actsOf({ phase: "active", isRenewing: true, periodEnd: 5 }, 9)).toEqual([
      "cancel",
      "change",
      "payment_method",
    ]);
    expect(actsOf({ phase: "active", isRenewing: false, periodEnd: 5 }, 4)).toEqual(["resume"]);
    expect(actsOf({ phase: "ended", isRenewing: true, periodEnd: 5 }, 4)).toEqual([]);
  });
});

type Step =
  | { readonly act: "buy" | "renew" | "dispute" | "win" | "lose"; readonly product: ProductCode; readonly days: number }
  | { readonly act: "change"; readonly product: ProductCode; readonly days: number }
  | { readonly act: "refund"; readonly product: ProductCode; readonly days: number };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    act: fc.constantFrom("buy", "renew", "change", "refund", "dispute", "win", "lose"),
    product: codes,
    days: fc.integer({ min: 0, max: 40 }),
  }),
  { maxLength: 25 },
);

describe("the ledger", () => {
  it("ME19 whoever buys, renews, changes, is paid back and disputes in any order: every movement sums to 0 and none changes", () => {
    fc.assert(
      fc.property(countries, steps, (country, all) => {
        const payments = new Map<string, PaymentState>();
        const kept = new Map<string, string>();
        const entries: ReturnType<typeof ledgerOf>[number][] = [];
        let now = Date.UTC(2026, 0, 31);
        let last:
          | { readonly id: string; readonly product: ProductCode; readonly from: number; readonly to: number }
          | undefined;
        const price = (product: ProductCode) => priceOf(DEFAULT_PRICES, country, planOf(product))?.minor ?? 0;
        const currency = priceOf(DEFAULT_PRICES, country, planOf("premium_1_month"))?.currency ?? "";
        const pay = (product: ProductCode, lines: readonly InvoiceLine[]) => {
          const id = `p${payments.size}`;
          const bill = { product, currency, lines, from: now, to: monthsAfter(now, planOf(product).months) };
          payments.set(id, changePayment(NEW_PAYMENT, { step: "paid", bill }, now));
          last = { id, ...bill };
        };
        const plan = (product: ProductCode): readonly InvoiceLine[] => [
          { kind: "plan", product, minor: price(product) },
          { kind: "tax", product, minor: Math.floor(price(product) / 5) },
        ];
        const taxOf = ({ bill }: PaymentState): number =>
          (bill?.lines ?? []).reduce((sum, { kind, minor }) => sum + (kind === "tax" ? minor : 0), 0);
        for (const { act, product, days } of all) {
          now += days * DAY;
          if (act === "buy" || act === "renew") pay(product, plan(product));
          if (last === undefined) continue;
          const state = payments.get(last.id) ?? NEW_PAYMENT;
          const paid = state.bill === undefined ? 0 : billTotal(state.bill);
          if (act === "change") {
            const change = planChange({ ...last, paid }, { product, price: price(product) }, now, false);
            if (change.due > 0) pay(product, change.lines);
          }
          if (act === "refund") {
            const minor = Math.min(paid - refundedOf(state), Math.ceil(paid / 2));
            payments.set(last.id, changePayment(state, { step: "refunded", refund: `r${now}`, minor }, now));
          }
          if (act === "dispute") payments.set(last.id, changePayment(state, { step: "dispute_opened" }, now));
          if (act === "win") payments.set(last.id, changePayment(state, { step: "dispute_won" }, now));
          if (act === "lose") payments.set(last.id, changePayment(state, { step: "dispute_lost" }, now));
          for (const [id, payment] of payments)
            for (const entry of ledgerOf(id, payment)) {
              expect(entry.lines.reduce((sum, { minor }) => sum + minor, 0)).toBe(0);
              const text = JSON.stringify(entry);
              expect(kept.get(entry.id) ?? text).toBe(text);
              if (!kept.has(entry.id)) entries.push(entry);
              kept.set(entry.id, text);
            }
        }
        const sums = balanceOf(entries, currency);
        expect(sums.provider + sums.revenue + sums.tax + sums.refunds + sums.disputes).toBe(0);
        const states = [...payments.values()];
        const total = (count: (state: PaymentState) => number) => states.reduce((sum, state) => sum + count(state), 0);
        expect(0 - sums.revenue - sums.tax).toBe(total(({ bill }) => (bill === undefined ? 0 : billTotal(bill))));
        expect(0 - sums.tax).toBe(total(taxOf));
        expect(sums.refunds).toBe(total(refundedOf));
        const isHeld = ({ dispute }: PaymentState): boolean => dispute === "opened" || dispute === "lost";
        expect(sums.disputes).toBe(
          total((state) => (isHeld(state) && state.bill !== undefined ? billTotal(state.bill) : 0)),
        );
        // Money that is back or held gives no premium.
        for (const state of states) if (state.dispute === "lost") expect(paidUntil(state)).toBe(0);
      }),
    );
  });
});

describe("codes", () => {
  it("ME22 a code is refused with its reason, the member's own use first", () => {
    const code = { code: "ABCDEFGH", gives: "months", months: 3, until: 100, uses: 0, most: 1 } as const;
    const facts = { now: 50, wasUsed: false, hasSubscription: false };
    expect(refuseCode(code, facts)).toBeUndefined();
    expect(refuseCode(undefined, facts)?.reason).toBe("unknown");
    expect(refuseCode(code, { ...facts, wasUsed: true, now: 200 })?.reason).toBe("already_used");
    expect(refuseCode(code, { ...facts, now: 100 })?.reason).toBe("expired");
    expect(refuseCode({ ...code, uses: 1 }, facts)?.reason).toBe("used_up");
    expect(refuseCode(code, { ...facts, hasSubscription: true })?.reason).toBe("has_premium");
  });
});
