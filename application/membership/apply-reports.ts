import type { MemberId } from "@morsel/domain/identity";
import { billTotal, isLive, refundedOf } from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import type { MemberStore } from "../identity/member-store.ts";
import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import { token } from "../platform/token.ts";
import type { MemberEvents, MembershipStore, ReceivedEvent, StoredSubscription } from "./membership-store.ts";
import { makeMoneyNotices } from "./notices/make-notice.ts";
import type { PaymentProvider, PaymentsUnavailable, ProviderReport } from "./payment-provider.ts";
import type { TrialPersons } from "./trial-persons.ts";

export type ReportPorts = {
  readonly store: MembershipStore;
  readonly provider: PaymentProvider;
  readonly persons: TrialPersons;
  readonly members: Pick<MemberStore, "byId">;
  readonly clock: Clock;
  readonly ids: Ids;
};

const AT_ONCE = 50;

/** An answer of the provider to an act of ours, kept as what it means. */
const ownMeaning = (body: string): MemberEvents | undefined => {
  const kept: { readonly meaning?: MemberEvents } = JSON.parse(body);
  return kept.meaning;
};

/** Reports of the payment provider: kept first, then applied once, in whichever order they come. */
export const makeApplyReports = ({ store, provider, persons, members, clock, ids }: ReportPorts) => {
  const noticesOf = makeMoneyNotices({ store, ids });

  /** ME6: the person began a trial, whatever becomes of the account. */
  const claimTrial = Effect.fnUntraced(function* (id: MemberId, now: number) {
    const member = yield* members.byId(id);
    if (member?.premium?.hadTrial === true) yield* store.claimTrial(yield* persons.keysOf(member.email), now);
  });

  const applyOne = Effect.fn("ApplyReport")(function* (
    received: ReceivedEvent,
  ): Effect.fn.Return<void, PaymentsUnavailable> {
    const now = yield* clock.now;
    const own = ownMeaning(received.body);
    const meaning: (MemberEvents & { readonly member?: MemberId }) | undefined =
      own ?? (yield* provider.meaningOf(received));
    if (meaning === undefined) return yield* store.pass(received, now);
    const [first] = meaning.events;
    const member =
      received.member ?? meaning.member ?? (first === undefined ? undefined : yield* store.ownerOf(first.subscription));
    // A report that overtook the one which tells whose it is waits for that.
    if (member === undefined) return;
    yield* store.apply(member, received, meaning, now, yield* noticesOf(member, meaning.events, now));
    yield* claimTrial(member, now);
    yield* endSecond(member, now);
  });

  /** ME21: of two that renew the later one is ended, and what was paid for it is paid back. */
  const endSecond = Effect.fnUntraced(function* (member: MemberId, now: number) {
    const live = (yield* store.subscriptions(member)).filter(
      ({ source, state }) => source === provider.name && state !== undefined && state.isRenewing && isLive(state, now),
    );
    const second = live.toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))[0];
    if (live.length < 2 || second === undefined) return;
    yield* endAndRefund(member, second);
  });

  const endAndRefund = Effect.fnUntraced(function* (member: MemberId, { id, customer, state }: StoredSubscription) {
    if (state === undefined) return;
    const subscription = { id, member, customer, state };
    const reports = [...(yield* provider.end(subscription))];
    for (const payment of yield* store.payments(member, { limit: AT_ONCE })) {
      const { bill, status } = payment.state;
      if (payment.subscription !== id || status !== "paid" || bill === undefined) continue;
      const minor = billTotal(bill) - refundedOf(payment.state);
      if (minor > 0) reports.push(...(yield* provider.refund(subscription, payment, minor)));
    }
    yield* receive(member, reports);
  });

  const applyWaiting = Effect.fn("ApplyReports")(function* () {
    const outcomes = yield* Effect.forEach(yield* store.waiting(AT_ONCE), (received) =>
      Effect.result(applyOne(received)),
    );
    // One that cannot be applied now holds up none of the others.
    const failed = outcomes.find((outcome) => outcome._tag === "Failure");
    if (failed !== undefined) yield* Effect.fail<PaymentsUnavailable>({ _tag: "PaymentsUnavailable" });
    return outcomes.length;
  });

  /** Keeps and applies what the provider answered to an act of a member's. */
  const receive: (member: MemberId, reports: readonly ProviderReport[]) => Effect.Effect<void, PaymentsUnavailable> =
    Effect.fnUntraced(function* (member, reports) {
      const now = yield* clock.now;
      const received = reports.map(({ id, meaning }): ReceivedEvent => ({
        provider: provider.name,
        id,
        member,
        body: JSON.stringify({ meaning }),
        receivedAt: now,
      }));
      yield* store.receive(received);
      for (const [i, one] of received.entries()) {
        const meaning = reports[i]?.meaning;
        if (meaning !== undefined)
          yield* store.apply(member, one, meaning, now, yield* noticesOf(member, meaning.events, now));
      }
      yield* claimTrial(member, now);
    });

  return { applyOne, applyWaiting, receive };
};

export type ApplyReports = ReturnType<typeof makeApplyReports>;
export const ApplyReports = token<ApplyReports>("ApplyReports");
