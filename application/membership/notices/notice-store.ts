import type { MemberId } from "@morsel/domain/identity";
import type { SubscriptionState } from "@morsel/domain/membership";
import type { Effect } from "effect";
import type { NewJob } from "../../platform/job.ts";
import { token } from "../../platform/token.ts";

/** ME26: a mail about premium; of one key one is kept, however often it is told. */
export type PremiumNotice = { readonly key: string; readonly mail: NewJob };

export type EndingTrial = { readonly member: MemberId; readonly id: string; readonly state: SubscriptionState };
export type EndedPremium = { readonly member: MemberId; readonly until: number };

export interface NoticeStore {
  readonly tell: (member: MemberId, notice: PremiumNotice) => Effect.Effect<void>;
  /** Subscriptions whose trial ends behind `now` and by `until`, and of which it was not told. */
  readonly trialsEnding: (now: number, until: number, limit: number) => Effect.Effect<readonly EndingTrial[]>;
  /** Members whose premium ended behind `from` and by `now`, the gym's too, and of which it was not told. */
  readonly premiumEnded: (from: number, now: number, limit: number) => Effect.Effect<readonly EndedPremium[]>;
}

export const NoticeStore = token<NoticeStore>("NoticeStore");
