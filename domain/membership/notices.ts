import { billTotal } from "./payment.ts";
import type { ProviderEvent } from "./provider-event.ts";
import type { SubscriptionState } from "./subscription-state.ts";

const DAY_MS = 86_400_000;

/** ME26: how long before the first payment a trial's end is told. */
export const TRIAL_NOTICE_DAYS = 3;
/** ME26: an end that is older is told no more: the member has seen it. */
export const ENDED_NOTICE_DAYS = 2;

/** ME26: what a report gives to tell; `key` names it, so that it is told once. */
export type MoneyNotice = {
  readonly kind: "failed" | "refunded";
  readonly key: string;
  readonly payment: string;
  readonly minor: number;
  /** Absent where the report does not tell. */
  readonly currency?: string;
};

const noticeOf = (event: ProviderEvent): readonly MoneyNotice[] => {
  if (event.kind !== "payment") return [];
  const { payment, change } = event;
  if (change.step === "failed" || change.step === "authentication_needed") {
    const { currency } = change.bill;
    return [{ kind: "failed", key: `failed ${payment}`, payment, minor: billTotal(change.bill), currency }];
  }
  return change.step === "refunded"
    ? [{ kind: "refunded", key: `refunded ${payment} ${change.refund}`, payment, minor: change.minor }]
    : [];
};

/** ME26: a payment that fails again, and a refund that is told twice, are one notice. */
export const moneyNotices = (events: readonly ProviderEvent[]): readonly MoneyNotice[] => [
  ...new Map(events.flatMap(noticeOf).map((notice) => [notice.key, notice])).values(),
];

/** ME26: the end of a trial that renews is told before money is taken. */
export const isTrialToTell = (
  { phase, isRenewing, trial }: Pick<SubscriptionState, "phase" | "isRenewing" | "trial">,
  now: number,
): boolean =>
  phase === "trialing" &&
  isRenewing &&
  trial !== undefined &&
  now < trial.to &&
  trial.to <= now + TRIAL_NOTICE_DAYS * DAY_MS;
