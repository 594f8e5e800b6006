import { NO_PREMIUM, type Member } from "@morsel/domain/identity";
import {
  isLive,
  monthsAfter,
  readPremiumCode,
  refuseCode,
  type CodeRefused,
  type PremiumCode,
} from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import type { MembershipPorts } from "./ports.ts";

export type CodeValue = Pick<PremiumCode, "gives" | "months" | "until"> & {
  /** When premium would end; absent for a discount. */
  readonly premiumUntil?: number;
};

/** ME13, ME22: codes that give premium, or a lower price. */
export const makeRedeemCode = ({ store, clock }: MembershipPorts) => {
  const found = Effect.fnUntraced(function* (
    member: Member,
    typed: string,
  ): Effect.fn.Return<PremiumCode, CodeRefused> {
    const now = yield* clock.now;
    const code = readPremiumCode(typed);
    const known = code === undefined ? undefined : yield* store.code(code);
    const isKept = known !== undefined && (yield* store.wasRedeemed(member.id, known.code));
    const isDiscount = known?.gives === "discount";
    const hasSubscription = (yield* store.subscriptions(member.id)).some(
      ({ state }) => state !== undefined && isLive(state, now),
    );
    const judged = known !== undefined && isKept && isDiscount ? { ...known, uses: 0 } : known;
    const reason = refuseCode(judged, { now, wasUsed: isKept && !isDiscount, hasSubscription });
    if (reason !== undefined || known === undefined)
      return yield* Effect.fail<CodeRefused>(reason ?? { _tag: "CodeRefused", reason: "unknown" });
    return known;
  });

  return {
    preview: Effect.fn("PreviewCode")(function* (
      member: Member,
      typed: string,
    ): Effect.fn.Return<CodeValue, CodeRefused> {
      const { gives, months, until } = yield* found(member, typed);
      const now = yield* clock.now;
      if (gives === "discount") return { gives, months, until };
      const premiumUntil = monthsAfter(Math.max(now, (member.premium ?? NO_PREMIUM).until), months);
      return { gives, months, until, premiumUntil };
    }),

    redeem: Effect.fn("RedeemCode")(function* (
      member: Member,
      typed: string,
    ): Effect.fn.Return<{ readonly until: number }, CodeRefused> {
      const { code, gives } = yield* found(member, typed);
      if (gives === "discount") return yield* Effect.fail<CodeRefused>({ _tag: "CodeRefused", reason: "unknown" });
      return { until: yield* store.redeem(member.id, code, yield* clock.now) };
    }),
  };
};
