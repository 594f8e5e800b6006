import type { Member, MemberId } from "@morsel/domain/identity";
import { actsOf, isLive, otherPlan, type ProductCode, type SubscriptionAct } from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import { refuse } from "./refused.ts";
import { readPage } from "../platform/paging.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { token } from "../platform/token.ts";
import { makeManageSubscription } from "./manage-subscription.ts";
import type { PaymentPlace, StoredPayment, StoredSubscription } from "./membership-store.ts";
import { factsOf, makeOrderPremium, type OfferedPlan } from "./order-premium.ts";
import type { PaymentsUnavailable } from "./payment-provider.ts";
import type { MembershipPorts } from "./ports.ts";
import { makeRedeemCode } from "./redeem-code.ts";
import type { PaymentNotFound } from "./refusals.ts";
import { makeUseSandbox } from "./use-sandbox.ts";

export type PremiumOffer = {
  readonly hasPremium: boolean;
  readonly isTrialEligible: boolean;
  readonly provider: "sandbox" | "stripe";
  readonly features: readonly string[];
  readonly plans: readonly OfferedPlan[];
  /** Plans at the DISCOUNT price, for members with a code. */
  readonly discounts: readonly OfferedPlan[];
  /** ME25: absent where no gym gives premium. */
  readonly gym?: { readonly name: string; readonly isSandbox: boolean };
};

export type ShownSubscription = StoredSubscription & {
  readonly acts: readonly SubscriptionAct[];
  readonly isLive: boolean;
  /** The plan that it can be changed to. */
  readonly other?: ProductCode;
};

export type Subscriptions = {
  readonly hasPremium: boolean;
  readonly isTrialEligible: boolean;
  readonly premiumUntil: number;
  readonly items: readonly ShownSubscription[];
};

const placeIn = (cursor: string): PaymentPlace | undefined => {
  const [, createdAt, id] = /^(\d{1,15})\.(.{1,200})$/.exec(cursor) ?? [];
  return id === undefined ? undefined : { createdAt: Number(createdAt), id };
};

/** All that a member does about premium. */
export const makeMembershipUseCases = (ports: MembershipPorts) => {
  const { store, provider, settings, clock, gym } = ports;
  const orders = makeOrderPremium(ports);

  const shown = (one: StoredSubscription, now: number): ShownSubscription => {
    const { state } = one;
    if (state === undefined) return { ...one, acts: [], isLive: now < one.grantedUntil };
    const acts = one.source === provider.name ? actsOf(state, now) : [];
    const wanted = state.next === undefined ? otherPlan(state.product) : state.product;
    const other = acts.includes("change") && provider.canChange(state, wanted) ? wanted : undefined;
    return { ...one, acts, isLive: isLive(state, now), ...(other === undefined ? {} : { other }) };
  };

  return {
    readOffer: Effect.fn("ReadPremium")(function* (
      member: Member,
    ): Effect.fn.Return<PremiumOffer, PaymentsUnavailable> {
      return {
        ...factsOf(member, yield* clock.now),
        provider: provider.name,
        features: (yield* settings).features,
        plans: yield* orders.offer(member),
        discounts: yield* orders.offer(member, "DISCOUNT"),
        ...(gym.gym === undefined ? {} : { gym: gym.gym }),
      };
    }),

    readSubscriptions: Effect.fn("ReadSubscriptions")(function* (member: Member): Effect.fn.Return<Subscriptions> {
      const now = yield* clock.now;
      const { hasPremium, isTrialEligible } = factsOf(member, now);
      const items = (yield* store.subscriptions(member.id)).map((one) => shown(one, now));
      return { hasPremium, isTrialEligible, premiumUntil: member.premium?.until ?? 0, items };
    }),

    readPayments: (
      member: MemberId,
      limit: number,
      cursor: string | undefined,
    ): Effect.Effect<{ readonly items: readonly StoredPayment[]; readonly next?: string }, FieldRefused> =>
      readPage({
        limit,
        cursor,
        placeIn,
        read: (query) => store.payments(member, query),
        cursorOf: ({ createdAt, id }) => `${createdAt}.${id}`,
      }),

    readPayment: Effect.fn("ReadPayment")(function* (
      member: MemberId,
      id: string,
    ): Effect.fn.Return<StoredPayment, PaymentNotFound> {
      return (yield* store.payment(member, id)) ?? (yield* refuse("PaymentNotFound"));
    }),

    order: orders.place,
    readOrder: orders.readOrder,
    ...makeManageSubscription(ports),
    codes: makeRedeemCode(ports),
    sandbox: makeUseSandbox(ports),
    gym,
  };
};

export type MembershipUseCases = ReturnType<typeof makeMembershipUseCases>;
export const MembershipUseCases = token<MembershipUseCases>("MembershipUseCases");
