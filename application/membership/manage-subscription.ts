import type { Member, MemberId } from "@morsel/domain/identity";
import { actsOf, otherPlan, type ProductCode, type SubscriptionAct } from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import { refuse } from "./refused.ts";
import type { MembershipPorts } from "./ports.ts";
import type { StoredSubscription } from "./membership-store.ts";
import type { LiveSubscription, PaymentsUnavailable, PlanQuote, ProviderReport } from "./payment-provider.ts";
import type { ActRefused, QuoteChanged } from "./refusals.ts";

/** A quote is charged within this time, in ms: the member saw it. */
const QUOTE_MS = 15 * 60_000;

type Managed = StoredSubscription & { readonly state: NonNullable<StoredSubscription["state"]> };

/** ME12, ME18, ME20: what a member does with a subscription; the provider is asked first, then what it answered is applied. */
export const makeManageSubscription = ({ store, provider, reports, clock, origin }: MembershipPorts) => {
  const managed = Effect.fnUntraced(function* (
    member: MemberId,
    act: SubscriptionAct,
  ): Effect.fn.Return<{ readonly found: Managed; readonly live: LiveSubscription }, ActRefused> {
    const now = yield* clock.now;
    const found = (yield* store.subscriptions(member)).find(
      (one): one is Managed =>
        one.source === provider.name && one.state !== undefined && actsOf(one.state, now).includes(act),
    );
    if (found === undefined) return yield* refuse("ActRefused");
    return { found, live: { id: found.id, member, customer: found.customer, state: found.state } };
  });

  const acted = (
    act: SubscriptionAct,
    ask: (live: LiveSubscription) => Effect.Effect<readonly ProviderReport[], PaymentsUnavailable>,
  ) =>
    Effect.fnUntraced(function* (member: MemberId): Effect.fn.Return<void, ActRefused | PaymentsUnavailable> {
      const { live } = yield* managed(member, act);
      yield* reports.receive(member, yield* ask(live));
    });

  const quote = Effect.fn("QuotePlanChange")(function* (
    { id, profile }: Member,
    product: ProductCode,
  ): Effect.fn.Return<PlanQuote, ActRefused | PaymentsUnavailable> {
    const { live } = yield* managed(id, "change");
    // A member who asked for the other plan may stay with the present one.
    const isOffered =
      product === otherPlan(live.state.product) || (live.state.next !== undefined && product === live.state.product);
    const quoted = isOffered ? yield* provider.quote(live, product, profile.country) : undefined;
    return quoted ?? (yield* refuse("ActRefused"));
  });

  return {
    cancel: acted("cancel", provider.cancel),
    resume: acted("resume", provider.resume),
    quote,
    /** ME18: charges what was shown: a quote that changed, or is old, is shown anew. */
    change: Effect.fn("ChangePlan")(function* (
      member: Member,
      shown: { readonly product: ProductCode; readonly at: number; readonly due: number },
    ): Effect.fn.Return<void, ActRefused | QuoteChanged | PaymentsUnavailable> {
      const now = yield* clock.now;
      const fresh = yield* quote(member, shown.product);
      const isRecent = shown.at <= now && now - shown.at <= QUOTE_MS;
      // Time passes while one reads: the credit may be smaller by then, what was shown is charged all the same.
      if (!isRecent || fresh.due < shown.due || fresh.due - shown.due > Math.max(1, fresh.price.minor / 100))
        return yield* refuse("QuoteChanged");
      const { live } = yield* managed(member.id, "change");
      const lines = fresh.lines.map((line) =>
        line.kind === "credit" ? { ...line, minor: line.minor - (fresh.due - shown.due) } : line,
      );
      const charged = { ...fresh, lines, due: shown.due, credit: fresh.credit + fresh.due - shown.due, at: shown.at };
      yield* reports.receive(member.id, yield* provider.change(live, charged));
    }),
    /** The provider's page for the payment method; undefined where ours is it. */
    portal: Effect.fn("OpenPortal")(function* (
      member: MemberId,
    ): Effect.fn.Return<string | undefined, ActRefused | PaymentsUnavailable> {
      const { live } = yield* managed(member, "payment_method");
      return yield* provider.portal(live, { origin, path: "/premium/account" });
    }),
    /** Before a member is erased: nothing is charged any more. */
    endAll: Effect.fn("EndSubscriptions")(function* (member: MemberId) {
      for (const { id, source, customer, state } of yield* store.subscriptions(member)) {
        if (source !== provider.name || state === undefined || state.phase === "ended") continue;
        const ended = yield* provider.end({ id, member, customer, state });
        yield* reports.receive(member, ended);
      }
    }),
  };
};
