import {
  applyEvent,
  billTotal,
  changeSubscription,
  NEW_ACCOUNT,
  PHASES,
  premiumUntil,
  PRODUCT_CODES,
  type ProviderEvent,
  type SubscriptionState,
} from "@morsel/domain/membership";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const DAY = 86_400_000;
const bill = (n: number) => ({
  product: PRODUCT_CODES[n % 2 === 0 ? 0 : 5] ?? "premium_1_month",
  currency: "USD",
  lines: [{ kind: "plan" as const, product: "premium_1_month" as const, minor: 500 + n }],
  from: n * 30 * DAY,
  to: (n + 1) * 30 * DAY,
});

/** Everything that a provider may report of one subscription with three invoices; clocks of the reports are arbitrary. */
const changes = fc.oneof(
  fc.record({
    n: fc.integer({ min: 0, max: 2 }),
    step: fc.constantFrom("failed", "authentication_needed", "voided", "paid"),
  }),
  fc.record({
    n: fc.integer({ min: 0, max: 2 }),
    step: fc.constant("refunded" as const),
    refund: fc.constantFrom("r1", "r2"),
    share: fc.constantFrom(0, 0.5, 1),
  }),
  fc.record({
    n: fc.integer({ min: 0, max: 2 }),
    step: fc.constantFrom("dispute_opened", "dispute_lost", "dispute_won"),
  }),
);
const reports = fc.record({
  phase: fc.constantFrom(...PHASES),
  product: fc.constantFrom(...PRODUCT_CODES),
  isRenewing: fc.boolean(),
  periodEnd: fc.integer({ min: 0, max: 100 * DAY }),
  isTrial: fc.boolean(),
});
const events: fc.Arbitrary<readonly ProviderEvent[]> = fc
  .array(fc.tuple(fc.oneof(changes, reports), fc.integer({ min: 0, max: 5 })), { maxLength: 9 })
  .map((all) =>
    all.map(([what, at], i): ProviderEvent => {
      const head = { id: `event ${i}`, subscription: "s", at };
      if ("phase" in what) {
        const { isTrial, ...report } = what;
        return {
          ...head,
          kind: "subscription",
          report: { ...report, ...(isTrial ? { trial: { from: 0, to: 7 * DAY } } : {}) },
        };
      }
      const payment = `p${what.n}`;
      if (what.step === "refunded") {
        const minor = Math.round((500 + what.n) * ("share" in what ? what.share : 1));
        const refund = "refund" in what ? `${what.refund} ${minor}` : "r";
        return { ...head, kind: "payment", payment, change: { step: what.step, refund, minor } };
      }
      return { ...head, kind: "payment", payment, change: { step: what.step, bill: bill(what.n) } as never };
    }),
  );

const stateOf = (all: readonly ProviderEvent[]) => all.reduce(applyEvent, NEW_ACCOUNT);

/** By the words of ME15 alone, over the set of reports. */
const expectedUntil = (all: readonly ProviderEvent[]): number => {
  const isTrial = all.some((event) => event.kind === "subscription" && event.report.trial !== undefined);
  const ends = [0, 1, 2].map((n) => {
    const steps = all.flatMap((event) => (event.kind === "payment" && event.payment === `p${n}` ? [event.change] : []));
    const has = (step: string) => steps.some((change) => change.step === step);
    const back = new Map(
      steps.flatMap((change) => (change.step === "refunded" ? [[change.refund, change.minor]] : [])),
    );
    const isBack = back.size > 0 && [...back.values()].reduce((sum, minor) => sum + minor, 0) >= billTotal(bill(n));
    const isDisputed = (has("dispute_opened") || has("dispute_lost")) && !has("dispute_won");
    return has("paid") && !isBack && !isDisputed ? bill(n).to : 0;
  });
  return Math.max(isTrial ? 7 * DAY : 0, ...ends);
};

const permutations = <A>(all: readonly A[]): readonly (readonly A[])[] =>
  all.length < 2
    ? [all]
    : all.flatMap((one, i) => permutations(all.filter((_, j) => j !== i)).map((rest) => [one, ...rest]));

describe("reports of a payment provider", () => {
  it("ME14 ME15 ME16 in any order and repeated they end in one state, and premium is what was paid, no more and no less", () => {
    fc.assert(
      fc.property(
        events.chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray([...all, ...all, ...all], { minLength: all.length * 3, maxLength: all.length * 3 }),
          ),
        ),
        ([all, shuffled]) => {
          expect(stateOf(shuffled)).toEqual(stateOf(all));
          expect(premiumUntil(stateOf(shuffled))).toBe(expectedUntil(all));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("ME16 an end is final, whatever is said later; else the latest by the provider's clock counts", () => {
    const said = fc.array(fc.record({ at: fc.nat({ max: 5 }), phase: fc.constantFrom(...PHASES) }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(said, (all) => {
        const last = all.reduce<SubscriptionState | undefined>(
          (state, { at, phase }, n) =>
            changeSubscription(state, {
              id: `report ${n}`,
              at,
              phase,
              product: "premium_1_month",
              isRenewing: true,
              periodEnd: 0,
            }),
          undefined,
        );
        const ends = all.filter(({ phase }) => phase === "ended");
        const counted = ends.length > 0 ? ends : all;
        expect(last?.at).toBe(Math.max(...counted.map(({ at }) => at)));
        expect(last?.phase === "ended").toBe(ends.length > 0);
      }),
    );
  });

  it("ME15 all orders of a life: trial, payment, failure, authentication, refund of another, dispute won, cancellation, end", () => {
    const pay = (id: string, payment: string, change: object, at: number): ProviderEvent =>
      ({ id, subscription: "s", at, kind: "payment", payment, change }) as ProviderEvent;
    const report = { product: "premium_1_month", periodEnd: bill(1).to } as const;
    const life: readonly ProviderEvent[] = [
      pay("a", "p1", { step: "failed", bill: bill(1) }, 3),
      pay("b", "p1", { step: "authentication_needed", bill: bill(1) }, 3),
      pay("c", "p1", { step: "paid", bill: bill(1) }, 3),
      pay("d", "p2", { step: "paid", bill: bill(2) }, 4),
      pay("e", "p2", { step: "refunded", refund: "r", minor: 502 }, 5),
      pay("f", "p1", { step: "dispute_opened" }, 6),
      pay("g", "p1", { step: "dispute_won" }, 7),
      {
        id: "h",
        subscription: "s",
        at: 8,
        kind: "subscription",
        report: { ...report, phase: "ended", isRenewing: false },
      },
    ];
    const end = stateOf(life);
    for (const order of permutations(life.slice(0, 7))) expect(premiumUntil(stateOf(order))).toBe(bill(1).to);
    for (const order of permutations(life.slice(2)))
      expect(premiumUntil(stateOf([...order, ...life]))).toBe(bill(1).to);
    expect(stateOf(life.toReversed())).toEqual(end);
    expect(premiumUntil(stateOf(life.filter(({ id }) => id !== "c")))).toBe(0);
  });
});
