import type { ProductCode } from "./plans.ts";

/** One period of premium; instants in milliseconds since 1970. */
export type Subscription = {
  readonly product: ProductCode | "partner_gym";
  readonly startsAt: number;
  /** Paid or granted until then, exclusive; a cancelled subscription keeps running until it. */
  readonly endsAt: number;
  readonly wasTrial: boolean;
};

/** ME5: premium is who has a subscription that runs at this instant, the partner gym's included. */
export const hasPremium = (subscriptions: readonly Subscription[], now: number): boolean =>
  subscriptions.some(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);

/** ME6: one trial per person, and none for members who have premium already. */
export const isTrialEligible = (subscriptions: readonly Subscription[], now: number): boolean =>
  !hasPremium(subscriptions, now) && !subscriptions.some(({ wasTrial }) => wasTrial);

/** ME7: whether a member is linked with a partner gym at this instant. */
export const hasGymLink = (subscriptions: readonly Subscription[], now: number): boolean =>
  hasPremium(
    subscriptions.filter(({ product }) => product === "partner_gym"),
    now,
  );
