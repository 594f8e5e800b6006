import {
  gymUntil,
  isTrialToTell,
  moneyNotices,
  readGymMembership,
  type ProviderEvent,
} from "@morsel/domain/membership";
import fc from "fast-check";
import { expect, it } from "vitest";

const DAY = 86_400_000;
const instants = fc.integer({ min: 1, max: 4e12 });

it("ME25 a membership is read as people type it", () => {
  expect(readGymMembership(" 2030 1231-0042 ")).toBe("203012310042");
  expect(readGymMembership("ab-c12３")).toBe("ABC123");
  for (const odd of ["", "12345", "x".repeat(41), "ABC_123", "ABCDEF٣"])
    expect([odd, readGymMembership(odd)]).toEqual([odd, undefined]);
});

it("ME7 ME25 a gym gives what lasts and no more, 31 days at once", () => {
  fc.assert(
    fc.property(instants, instants, (lasts, now) => {
      const until = gymUntil(lasts, now);
      expect(until).toBe(lasts <= now ? 0 : Math.min(lasts, now + 31 * DAY));
      expect(gymUntil(undefined, now)).toBe(0);
    }),
  );
  expect(gymUntil(Number.NaN, 1)).toBe(0);
});

it("ME26 a trial is told while it will be charged, in its last 3 days", () => {
  const trial = { from: 0, to: 30 * DAY };
  const state = { phase: "trialing", isRenewing: true, trial } as const;
  expect([27 * DAY - 1, 27 * DAY, 30 * DAY - 1, 30 * DAY].map((now) => isTrialToTell(state, now))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isTrialToTell({ ...state, isRenewing: false }, 28 * DAY)).toBe(false);
  expect(isTrialToTell({ ...state, phase: "active" }, 28 * DAY)).toBe(false);
  expect(isTrialToTell({ phase: "trialing", isRenewing: true }, 28 * DAY)).toBe(false);
});

it("ME26 failures of a payment are one notice, each refund is one, and the rest is none", () => {
  const lines = [{ kind: "plan", product: "premium_1_month", minor: 999 }] as const;
  const bill = { product: "premium_1_month", currency: "EUR", lines, from: 1, to: 2 } as const;
  const event = (change: object): ProviderEvent =>
    ({ id: "e", subscription: "s", at: 1, kind: "payment", payment: "p", change }) as ProviderEvent;
  const refund = (id: string) => event({ step: "refunded", refund: id, minor: 5 });
  const told = moneyNotices([
    event({ step: "failed", bill }),
    event({ step: "authentication_needed", bill }),
    event({ step: "paid", bill }),
    event({ step: "dispute_opened" }),
    refund("a"),
    refund("a"),
    refund("b"),
  ]);
  expect(told).toEqual([
    { kind: "failed", key: "failed p", payment: "p", minor: 999, currency: "EUR" },
    { kind: "refunded", key: "refunded p a", payment: "p", minor: 5 },
    { kind: "refunded", key: "refunded p b", payment: "p", minor: 5 },
  ]);
});
