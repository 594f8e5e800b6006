import type { ProductCode } from "./plans.ts";

/** ME16: the phases of a subscription, as its provider reports them. */
export const PHASES = ["incomplete", "trialing", "active", "past_due", "ended"] as const;
export type Phase = (typeof PHASES)[number];

export type TrialPeriod = { readonly from: number; readonly to: number };

/** A report of a subscription: all of it, as it was at `at`. */
export type SubscriptionReport = {
  readonly id: string;
  readonly at: number;
  readonly product: ProductCode;
  readonly phase: Phase;
  /** False once it was cancelled. */
  readonly isRenewing: boolean;
  /** The plan of the next period, where it is another one. */
  readonly next?: ProductCode;
  /** The end of the running period. */
  readonly periodEnd: number;
  readonly trial?: TrialPeriod;
};

export type SubscriptionState = SubscriptionReport;

/** ME16: an end is final; else the later report counts, and of two of one instant the one further on. */
const isAfter = (a: SubscriptionReport, b: SubscriptionReport): boolean => {
  if ((a.phase === "ended") !== (b.phase === "ended")) return a.phase === "ended";
  if (a.at !== b.at) return a.at > b.at;
  const rank = PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase);
  return rank !== 0 ? rank > 0 : a.id > b.id;
};

const firstTrial = (a: TrialPeriod | undefined, b: TrialPeriod | undefined): TrialPeriod | undefined => {
  if (a === undefined || b === undefined) return a ?? b;
  return b.from < a.from || (b.from === a.from && b.to < a.to) ? b : a;
};

/** ME16: a subscription after one more report, which may be late or repeated. */
export const changeSubscription = (
  state: SubscriptionState | undefined,
  report: SubscriptionReport,
): SubscriptionState => {
  const last = state === undefined || isAfter(report, state) ? report : state;
  const trial = firstTrial(state?.trial, report.trial);
  return trial === undefined ? last : { ...last, trial };
};

/** ME6, ME15: the end of the trial; 0 where there was none. */
export const trialUntil = (state: Pick<SubscriptionState, "trial">): number => state.trial?.to ?? 0;

export const SUBSCRIPTION_ACTS = ["cancel", "resume", "change", "payment_method"] as const;
export type SubscriptionAct = (typeof SUBSCRIPTION_ACTS)[number];

const ACTS: Readonly<
  Record<Phase, { readonly renewing: readonly SubscriptionAct[]; readonly cancelled: readonly SubscriptionAct[] }>
> = {
  incomplete: { renewing: [], cancelled: [] },
  trialing: { renewing: ["cancel", "change", "payment_method"], cancelled: ["resume"] },
  active: { renewing: ["cancel", "change", "payment_method"], cancelled: ["resume"] },
  past_due: { renewing: ["cancel", "payment_method"], cancelled: [] },
  ended: { renewing: [], cancelled: [] },
};

/** ME12, ME20: what a member may do with a subscription; after its period nothing is resumed, then one buys anew. */
export const actsOf = (
  { phase, isRenewing, periodEnd }: Pick<SubscriptionState, "phase" | "isRenewing" | "periodEnd">,
  now: number,
): readonly SubscriptionAct[] => (isRenewing ? ACTS[phase].renewing : now < periodEnd ? ACTS[phase].cancelled : []);

/** ME21: it stands in the way of buying another one. */
export const isLive = (state: Pick<SubscriptionState, "phase" | "isRenewing" | "periodEnd">, now: number): boolean =>
  state.phase !== "ended" && state.phase !== "incomplete" && (state.isRenewing || now < state.periodEnd);
