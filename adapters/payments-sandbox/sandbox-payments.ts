import type { SandboxAct } from "@morsel/domain/membership";
import type { MemberId } from "@morsel/domain/identity";
import type { ProviderReport } from "@morsel/application/membership/payment-provider";
import type {
  AuthenticationNeeded,
  CardRefused,
  SandboxCard,
  SandboxPayments,
} from "@morsel/application/membership/sandbox";
import type { MembershipStore, PremiumOrder } from "@morsel/application/membership/membership-store";
import { billTotal, daysAfter, monthsAfter, planOf, refundedOf, type PaymentChange } from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import { readCard, type KeptCard } from "./sandbox-cards.ts";
import { changeSandbox, type SandboxPorts } from "./sandbox-provider.ts";
import { billOf, dueAt, paymentId, received, renew, report, retryNow, type SandboxState } from "./sandbox-state.ts";

const checked = (card: SandboxCard, now: number): Effect.Effect<KeptCard, CardRefused | AuthenticationNeeded> => {
  const read = readCard(card, now);
  if ("_tag" in read) return Effect.fail(read);
  return read.behaviour === "authentication" && !card.isConfirmed
    ? Effect.fail({ _tag: "AuthenticationNeeded" })
    : Effect.succeed(read);
};

const begun = (id: string, { product, price, trialDays, id: order }: PremiumOrder, card: KeptCard, now: number) => {
  const { months } = planOf(product);
  const base = {
    product,
    currency: price.currency,
    price: price.minor,
    isRenewing: true,
    card,
    anchor: now,
    from: now,
    attempts: 0,
    reports: 0,
    reportedAt: 0,
  };
  if (trialDays > 0) {
    const to = daysAfter(now, trialDays);
    const trial = { from: now, to };
    const state: SandboxState = { ...base, trial, phase: "trialing", months: 0, to, paid: 0, invoices: 0 };
    return report(id, state, now, [], order);
  }
  const to = monthsAfter(now, months);
  const state: SandboxState = { ...base, phase: "active", months, to, paid: price.minor, invoices: 1 };
  const bill = billOf(id, 1, state, [{ kind: "plan", product, minor: price.minor }]);
  return report(id, state, now, [{ payment: paymentId(id, 1), change: { step: "paid", bill } }], order);
};

export const makeSandboxPayments = (
  ports: SandboxPorts & { readonly payments: Pick<MembershipStore, "payment"> },
): SandboxPayments => {
  const { store, clock, payments } = ports;
  const change = changeSandbox(ports);
  const changed = (member: MemberId, id: string, by: Parameters<typeof change>[1]) =>
    // A change that cannot be made reports nothing.
    Effect.catch(change({ member, id }, by), (): Effect.Effect<readonly ProviderReport[]> => Effect.succeed([]));

  return {
    pay: (member, order, card) =>
      Effect.gen(function* () {
        const now = yield* clock.now;
        const kept = yield* checked(card, now);
        // The id follows from the order, so that two tabs begin one subscription; orders of two members may have the same id.
        const id = `sandbox-${member}-${order.id}`;
        const { state, reports } = begun(id, order, kept, now);
        const row = { member, id, state: JSON.stringify(state), version: 1, dueAt: dueAt(state) };
        if (yield* store.save(row, received(member, reports, now))) return reports;
        const first = yield* store.find(member, id);
        const known: SandboxState | undefined = first === undefined ? undefined : JSON.parse(first.state);
        return known === undefined ? [] : begun(id, order, known.card, known.trial?.from ?? known.anchor).reports;
      }),

    changeCard: (member, id, card) =>
      Effect.gen(function* () {
        const kept = yield* checked(card, yield* clock.now);
        return yield* changed(member, id, (state, now) =>
          state.phase === "past_due"
            ? retryNow(id, { ...state, card: kept }, now)
            : report(id, { ...state, card: kept }, now),
        );
      }),

    act: (member, id, payment, act: SandboxAct) =>
      Effect.gen(function* () {
        const paid = (yield* payments.payment(member, payment))?.state;
        const { bill } = paid ?? {};
        if (paid === undefined || bill === undefined || paid.status !== "paid") return [];
        const left = billTotal(bill) - refundedOf(paid);
        const changes: Readonly<Record<SandboxAct, PaymentChange | undefined>> = {
          refund: left > 0 ? { step: "refunded", refund: `${payment} all`, minor: left } : undefined,
          dispute: { step: "dispute_opened" },
          win_dispute: paid.dispute === "none" ? undefined : { step: "dispute_won" },
          lose_dispute: paid.dispute === "none" ? undefined : { step: "dispute_lost" },
        };
        const step = changes[act];
        return step === undefined
          ? []
          : yield* changed(member, id, (state, now) => report(id, state, now, [{ payment, change: step }]));
      }),

    renewDue: (now, limit) =>
      Effect.gen(function* () {
        const done: { readonly member: MemberId; readonly reports: readonly ProviderReport[] }[] = [];
        for (const row of yield* store.due(now, limit)) {
          const { state, reports } = renew(row.id, JSON.parse(row.state), now);
          const next = { ...row, state: JSON.stringify(state), version: row.version + 1, dueAt: dueAt(state) };
          // Another process renewed it meanwhile.
          if (yield* store.save(next, received(row.member, reports, now))) done.push({ member: row.member, reports });
        }
        return done;
      }),
  };
};
