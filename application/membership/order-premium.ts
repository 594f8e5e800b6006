import type { Money } from "@morsel/domain/currency";
import { NO_PREMIUM, premiumNow, type Member } from "@morsel/domain/identity";
import {
  entryPoint,
  isLive,
  offeredPlans,
  planOf,
  type CodeRefused,
  type Plan,
  type PriceType,
  type ProductCode,
  readPremiumCode,
  refuseCode,
} from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import { refuse } from "./refused.ts";
import type { MembershipPorts } from "./ports.ts";
import type { PaymentsUnavailable, PlanUnavailable } from "./payment-provider.ts";
import type { PremiumOrder } from "./membership-store.ts";
import type { AlreadySubscribed, OrderNotFound, TrialUsed } from "./refusals.ts";

export type OfferedPlan = Plan & { readonly price: Money };

export type OrderRequest = {
  readonly id: string;
  readonly product: ProductCode;
  /** A code for the DISCOUNT price. */
  readonly code?: string | undefined;
};

export const factsOf = ({ premium }: Member, now: number) => premiumNow(premium ?? NO_PREMIUM, now);

/** ME4, ME17, ME21, W764: plans on offer and orders. The price is the server's; a request names the plan alone. */
export const makeOrderPremium = ({ store, provider, persons, settings, clock, origin }: MembershipPorts) => {
  const priced = (plans: readonly Plan[], country: string) =>
    Effect.map(
      Effect.forEach(plans, (plan) =>
        Effect.map(provider.priceOf(plan, country), (price) => (price === undefined ? [] : [{ ...plan, price }])),
      ),
      (found): readonly OfferedPlan[] => found.flat(),
    );

  const liveOf = Effect.fnUntraced(function* (member: Member, now: number) {
    return (yield* store.subscriptions(member.id)).find(({ state }) => state !== undefined && isLive(state, now));
  });

  const discounted = Effect.fnUntraced(function* (member: Member, typed: string, now: number) {
    const code = readPremiumCode(typed);
    const found = code === undefined ? undefined : yield* store.code(code);
    if (found?.gives === "months") return yield* Effect.fail<CodeRefused>({ _tag: "CodeRefused", reason: "unknown" });
    // ME22: a discount that was counted for the member stays the member's until the code ends.
    const isKept = code !== undefined && (yield* store.wasRedeemed(member.id, code));
    const known = found !== undefined && isKept ? { ...found, uses: 0 } : found;
    const reason = refuseCode(known, { now, wasUsed: false, hasSubscription: false });
    if (reason !== undefined) return yield* Effect.fail<CodeRefused>(reason);
    return isKept ? undefined : found?.code;
  });

  const offer = Effect.fn("ReadPremiumOffer")(function* (
    member: Member,
    asked?: PriceType,
  ): Effect.fn.Return<readonly OfferedPlan[], PaymentsUnavailable> {
    const { isTrialEligible } = factsOf(member, yield* clock.now);
    const priceType = asked ?? (yield* settings).offer;
    return yield* priced(offeredPlans(isTrialEligible, priceType), member.profile.country);
  });

  const started = Effect.fnUntraced(function* (member: Member, order: PremiumOrder) {
    if (order.url !== undefined) return { order, url: order.url };
    const checkout = yield* provider.startCheckout(member, order, {
      origin,
      path: `/premium/confirmation?order=${order.id}`,
    });
    yield* store.orderStarted(member.id, order.id, checkout);
    return { order, url: checkout.url };
  });

  const place = Effect.fn("OrderPremium")(function* (
    member: Member,
    { id, product, code }: OrderRequest,
  ): Effect.fn.Return<
    { readonly order: PremiumOrder; readonly url: string },
    AlreadySubscribed | PlanUnavailable | TrialUsed | PaymentsUnavailable | CodeRefused
  > {
    const now = yield* clock.now;
    const known = yield* store.order(member.id, id);
    if (known !== undefined) {
      if (known.product !== product || known.status === "replaced") return yield* refuse("PlanUnavailable");
      return known.status === "open" ? yield* started(member, known) : { order: known, url: known.url ?? origin };
    }
    if ((yield* liveOf(member, now)) !== undefined) return yield* refuse("AlreadySubscribed");
    const plan = planOf(product);
    const isDiscounted = plan.priceType === "DISCOUNT" && code !== undefined;
    const uncounted = isDiscounted ? yield* discounted(member, code, now) : undefined;
    const priceType = isDiscounted ? "DISCOUNT" : (yield* settings).offer;
    // ME4: whoever is eligible for a trial may pay at once all the same.
    const { isTrialEligible } = factsOf(member, now);
    const isOffered = [true, false]
      .flatMap((isEligible) => (isEligible && !isTrialEligible ? [] : offeredPlans(isEligible, priceType)))
      .some((one) => one.code === product);
    const price = isOffered ? yield* provider.priceOf(plan, member.profile.country) : undefined;
    if (price === undefined) return yield* refuse("PlanUnavailable");
    if (plan.trialDays > 0 && (yield* store.hadTrial(yield* persons.keysOf(member.email)))) {
      yield* store.denyTrial(member.id);
      return yield* refuse("TrialUsed");
    }
    const order: PremiumOrder = {
      id,
      product,
      price,
      trialDays: plan.trialDays,
      status: "open",
      entryPoint: entryPoint(plan.trialDays === 0, plan.interval) ?? "monthly_direct",
      createdAt: now,
    };
    if (uncounted !== undefined) yield* store.redeem(member.id, uncounted, now);
    for (const { reference } of yield* store.openOrder(member.id, order))
      if (reference !== undefined) yield* provider.expireCheckout(reference);
    return yield* started(member, order);
  });

  return {
    offer,
    place,
    liveOf,
    readOrder: Effect.fn("ReadPremiumOrder")(function* (
      member: Member,
      id: string,
    ): Effect.fn.Return<PremiumOrder, OrderNotFound> {
      return (yield* store.order(member.id, id)) ?? (yield* refuse("OrderNotFound"));
    }),
  };
};
