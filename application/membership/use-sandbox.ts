import type { SandboxAct } from "@morsel/domain/membership";
import type { MemberId } from "@morsel/domain/identity";
import { isLive } from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import { refuse } from "./refused.ts";
import type { MembershipPorts } from "./ports.ts";
import type { PaymentsUnavailable } from "./payment-provider.ts";
import type {
  AlreadySubscribed,
  OrderClosed,
  OrderNotFound,
  PaymentNotFound,
  SandboxOff,
  SubscriptionNotFound,
} from "./refusals.ts";
import type { AuthenticationNeeded, CardRefused, SandboxCard } from "./sandbox.ts";

/** The sandbox's own page: its cards, and what a bank would do. */
export const makeUseSandbox = ({ store, provider, sandbox, reports, clock }: MembershipPorts) => {
  const isOn: Effect.Effect<void, SandboxOff> = provider.name === "sandbox" ? Effect.void : refuse("SandboxOff");
  return {
    pay: Effect.fn("PayInSandbox")(function* (
      member: MemberId,
      id: string,
      card: SandboxCard,
    ): Effect.fn.Return<
      void,
      | SandboxOff
      | OrderNotFound
      | OrderClosed
      | AlreadySubscribed
      | CardRefused
      | AuthenticationNeeded
      | PaymentsUnavailable
    > {
      yield* isOn;
      const order = yield* store.order(member, id);
      if (order === undefined) return yield* refuse("OrderNotFound");
      // Two tabs that pay for the same order pay once; who pays for a replaced one is told.
      if (order.status === "replaced")
        return yield* Effect.fail<OrderClosed>({ _tag: "OrderClosed", status: order.status });
      if (order.status === "done") return;
      const now = yield* clock.now;
      const others = yield* store.subscriptions(member);
      if (others.some(({ state }) => state !== undefined && isLive(state, now)))
        return yield* refuse("AlreadySubscribed");
      yield* reports.receive(member, yield* sandbox.pay(member, order, card));
    }),

    changeCard: Effect.fn("ChangeSandboxCard")(function* (
      member: MemberId,
      card: SandboxCard,
    ): Effect.fn.Return<
      void,
      SandboxOff | SubscriptionNotFound | CardRefused | AuthenticationNeeded | PaymentsUnavailable
    > {
      yield* isOn;
      const now = yield* clock.now;
      const live = (yield* store.subscriptions(member)).find(
        ({ source, state }) => source === "sandbox" && state !== undefined && isLive(state, now),
      );
      if (live === undefined) return yield* refuse("SubscriptionNotFound");
      yield* reports.receive(member, yield* sandbox.changeCard(member, live.id, card));
    }),

    act: Effect.fn("ActInSandbox")(function* (
      member: MemberId,
      payment: string,
      act: SandboxAct,
    ): Effect.fn.Return<void, SandboxOff | PaymentNotFound | PaymentsUnavailable> {
      yield* isOn;
      const found = yield* store.payment(member, payment);
      if (found === undefined) return yield* refuse("PaymentNotFound");
      yield* reports.receive(member, yield* sandbox.act(member, found.subscription, payment, act));
    }),
  };
};
