import type {
  LiveSubscription,
  PaymentProvider,
  PaymentsUnavailable,
  ProviderReport,
} from "@morsel/application/membership/payment-provider";
import type { SandboxStore } from "@morsel/application/membership/sandbox";
import type { ReadPremiumSettings } from "@morsel/application/membership/settings";
import type { Clock } from "@morsel/application/platform/clock";
import { billTotal, monthsAfter, planChange, planOf, priceOf, refundedOf } from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import { billOf, dueAt, paymentId, received, report, type SandboxChange, type SandboxState } from "./sandbox-state.ts";
import { isChargeable } from "./sandbox-cards.ts";

export type SandboxPorts = {
  readonly store: SandboxStore;
  readonly settings: ReadPremiumSettings;
  readonly clock: Clock;
};

const unavailable: Effect.Effect<never, PaymentsUnavailable> = Effect.fail({ _tag: "PaymentsUnavailable" });

/** ME12: changes that start from the state as it is kept; of two at once the first wins, and the second is asked again. */
export const changeSandbox =
  ({ store, clock }: Pick<SandboxPorts, "store" | "clock">) =>
  (
    { member, id }: Pick<LiveSubscription, "member" | "id">,
    change: (state: SandboxState, now: number) => SandboxChange | undefined,
  ): Effect.Effect<readonly ProviderReport[], PaymentsUnavailable> =>
    Effect.gen(function* () {
      const row = yield* store.find(member, id);
      if (row === undefined) return yield* unavailable;
      const now = yield* clock.now;
      const changed = change(JSON.parse(row.state), now);
      if (changed === undefined) return yield* unavailable;
      const { state, reports } = changed;
      const next = { ...row, state: JSON.stringify(state), version: row.version + 1, dueAt: dueAt(state) };
      const saved = yield* store.save(next, received(member, reports, now));
      return saved ? reports : yield* unavailable;
    });

/** Takes no money: what a provider does, by the clock and on the server itself. */
export const makeSandboxProvider = (ports: SandboxPorts): PaymentProvider => {
  const { store, settings, clock } = ports;
  const change = changeSandbox(ports);
  return {
    name: "sandbox",
    canChange: () => true,
    priceOf: (plan, country) => Effect.map(settings, ({ prices }) => priceOf(prices, country, plan)),
    startCheckout: (_member, { id }) =>
      Effect.succeed({ reference: `sandbox ${id}`, url: `/premium/payment?order=${id}` }),
    expireCheckout: () => Effect.void,
    cancel: (live) =>
      change(live, (state, now) => {
        const { next: _next, ...rest } = state;
        return report(live.id, { ...rest, isRenewing: false }, now);
      }),
    resume: (live) => change(live, (state, now) => report(live.id, { ...state, isRenewing: true }, now)),
    end: (live) => change(live, (state, now) => report(live.id, { ...state, phase: "ended", isRenewing: false }, now)),
    quote: ({ id, member }, product, country) =>
      Effect.gen(function* () {
        const row = yield* store.find(member, id);
        const price = priceOf((yield* settings).prices, country, planOf(product));
        if (row === undefined || price === undefined) return undefined;
        const state: SandboxState = JSON.parse(row.state);
        if (price.currency !== state.currency) return undefined;
        const at = yield* clock.now;
        const isTrial = state.phase === "trialing";
        return { ...planChange(state, { product, price: price.minor }, at, isTrial), product, price, at };
      }),
    change: (live, { product, price, begins, lines, due, at }) =>
      change(live, (state, now) => {
        const { next: _next, ...rest } = state;
        if (begins === "next_period")
          return report(
            live.id,
            product === state.product ? rest : { ...rest, next: { product, price: price.minor } },
            now,
          );
        if (state.phase === "trialing") return report(live.id, { ...rest, product, price: price.minor }, now);
        if (!isChargeable(state.card, now)) return undefined;
        const months = planOf(product).months;
        const period = { product, currency: state.currency, from: at, to: monthsAfter(at, months) };
        const invoices = state.invoices + 1;
        const bill = billOf(live.id, invoices, period, lines);
        if (billTotal(bill) !== due) return undefined;
        const changed = { ...rest, ...period, price: price.minor, paid: price.minor, anchor: at, months, invoices };
        const payment = paymentId(live.id, invoices);
        return report(live.id, changed, now, [{ payment, change: { step: "paid", bill } }]);
      }),
    refund: (live, { id: payment, state: paid }, minor) =>
      change(live, (state, now) => {
        const { bill } = paid;
        if (bill === undefined || minor > billTotal(bill) - refundedOf(paid)) return undefined;
        const refund = `${payment} ${Object.keys(paid.refunds).length + 1}`;
        return report(live.id, state, now, [{ payment, change: { step: "refunded", refund, minor } }]);
      }),
    portal: () => Effect.undefined,
    meaningOf: () => Effect.undefined,
  };
};
