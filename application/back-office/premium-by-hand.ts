import { checkGiftEnd, GIFT_ID, giftTakenBack, type GiftEndRefused } from "@morsel/domain/back-office";
import type { ReasonRefused } from "@morsel/domain/admin";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemberNotFound } from "../admin/refusals.ts";
import type { MemberStore } from "../identity/member-store.ts";
import type { MembershipStore, StoredSubscription } from "../membership/membership-store.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import { type ActGiven, makeAuditLine } from "./audit-lines.ts";
import type { BackOfficeStore } from "./back-office-store.ts";
import type { NoGift } from "./refusals.ts";

export type PremiumPorts = {
  readonly office: BackOfficeStore;
  readonly premium: Pick<MembershipStore, "subscriptions">;
  readonly members: Pick<MemberStore, "byId">;
  readonly clock: Clock;
};

export type PremiumOfMember = {
  readonly username: string;
  /** 0 where there was none. */
  readonly until: number;
  readonly hasGift: boolean;
  readonly items: readonly StoredSubscription[];
};

type OnMember = ActGiven & { readonly subject: MemberId };

/** BO1, W640, W641 */
export const makePremiumByHand = ({ office, premium, members, clock }: PremiumPorts) => {
  const line = makeAuditLine({ clock });
  const memberOf = Effect.fnUntraced(function* (id: MemberId) {
    return (yield* members.byId(id)) ?? (yield* Effect.fail<MemberNotFound>({ _tag: "MemberNotFound" }));
  });
  const giftOf = (items: readonly StoredSubscription[]) => items.find(({ id }) => id === GIFT_ID);
  return {
    see: Effect.fn("SeePremium")(function* (id: MemberId): Effect.fn.Return<PremiumOfMember, MemberNotFound> {
      const member = yield* memberOf(id);
      const items = yield* premium.subscriptions(id);
      const { username } = member;
      const hasGift = (giftOf(items)?.grantedUntil ?? 0) > (yield* clock.now);
      return { username, until: member.premium?.until ?? 0, hasGift, items };
    }),

    give: Effect.fn("GivePremium")(function* ({
      subject,
      until,
      ...given
    }: OnMember & { readonly until: number }): Effect.fn.Return<void, MemberNotFound | ReasonRefused | GiftEndRefused> {
      yield* memberOf(subject);
      const now = yield* clock.now;
      const end = yield* fromResult(checkGiftEnd(until, now));
      const entry = yield* line(given, "premiumGiven", { subject, details: { until: new Date(end).toISOString() } });
      yield* office.givePremium(subject, { id: GIFT_ID, until: end, at: now }, entry);
    }),

    takeBack: Effect.fn("TakePremiumBack")(function* ({
      subject,
      ...given
    }: OnMember): Effect.fn.Return<void, MemberNotFound | NoGift | ReasonRefused> {
      yield* memberOf(subject);
      const entry = yield* line(given, "premiumTakenBack", { subject });
      const gift = giftOf(yield* premium.subscriptions(subject));
      if (gift === undefined) return yield* Effect.fail<NoGift>({ _tag: "NoGift" });
      const until = giftTakenBack(gift.grantedUntil, entry.at);
      yield* office.givePremium(subject, { id: GIFT_ID, until, at: gift.createdAt }, entry);
    }),
  };
};
