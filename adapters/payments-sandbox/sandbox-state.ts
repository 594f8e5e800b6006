import type { MemberId } from "@morsel/domain/identity";
import type { ReceivedEvent } from "@morsel/application/membership/membership-store";
import type { ProviderReport } from "@morsel/application/membership/payment-provider";
import {
  monthsAfter,
  planOf,
  type Bill,
  type InvoiceLine,
  type PaymentChange,
  type Phase,
  type ProductCode,
  type ProviderEvent,
  type TrialPeriod,
} from "@morsel/domain/membership";
import { isChargeable, type KeptCard } from "./sandbox-cards.ts";

/** A subscription as the sandbox keeps it. */
export type SandboxState = {
  readonly product: ProductCode;
  readonly next?: { readonly product: ProductCode; readonly price: number };
  readonly currency: string;
  readonly price: number;
  readonly phase: Phase;
  readonly isRenewing: boolean;
  readonly card: KeptCard;
  readonly trial?: TrialPeriod;
  /** Begin of the first paid period, and the number of months that were charged since. */
  readonly anchor: number;
  readonly months: number;
  readonly from: number;
  readonly to: number;
  /** Minor units that the running period cost, before what was credited. */
  readonly paid: number;
  /** Invoices so far, and attempts at the last one. */
  readonly invoices: number;
  readonly attempts: number;
  readonly reports: number;
  /** The instant of the last report: the next one is later, though the clock was set back. */
  readonly reportedAt: number;
};

export type SandboxChange = { readonly state: SandboxState; readonly reports: readonly ProviderReport[] };

const DAY_MS = 86_400_000;
/** A charge that failed is tried again after these days; then the subscription ends. */
const RETRY_DAYS = [1, 3, 5];
/** No charge is due any more. */
const NEVER = Number.MAX_SAFE_INTEGER;

export const dueAt = ({ phase, to, attempts, isRenewing }: SandboxState): number =>
  phase === "ended"
    ? NEVER
    : phase === "past_due" && isRenewing
      ? to + RETRY_DAYS.slice(0, attempts).reduce((sum, days) => sum + days, 0) * DAY_MS
      : to;

/** A report of the subscription as it is now; ids follow from its number, so that a repeat is the same report. */
export const report = (
  id: string,
  state: SandboxState,
  now: number,
  payments: readonly { readonly payment: string; readonly change: PaymentChange }[] = [],
  order?: string,
): SandboxChange => {
  const { product, phase, isRenewing, next, to, trial } = state;
  const at = Math.max(now, state.reportedAt + 1);
  const number = state.reports + 1;
  const reportId = `${id} ${number}`;
  const events: ProviderEvent[] = payments.map(({ payment, change }) => ({
    id: `${reportId} ${payment} ${change.step}`,
    subscription: id,
    at,
    kind: "payment",
    payment,
    change,
  }));
  events.push({
    id: reportId,
    subscription: id,
    at,
    kind: "subscription",
    report: {
      product,
      phase,
      isRenewing,
      periodEnd: to,
      ...(next === undefined ? {} : { next: next.product }),
      ...(trial === undefined ? {} : { trial }),
    },
  });
  return {
    state: { ...state, reports: number, reportedAt: at },
    reports: [{ id: reportId, meaning: { events, ...(order === undefined ? {} : { order }) } }],
  };
};

/** Reports as they are kept until they are applied. */
export const received = (
  member: MemberId,
  reports: readonly ProviderReport[],
  receivedAt: number,
): readonly ReceivedEvent[] =>
  reports.map(({ id, meaning }) => ({
    provider: "sandbox",
    id,
    member,
    body: JSON.stringify({ meaning }),
    receivedAt,
  }));

export const paymentId = (id: string, number: number): string => `${id}-${number}`;

export const billOf = (
  id: string,
  number: number,
  { product, currency, from, to }: Pick<SandboxState, "product" | "currency" | "from" | "to">,
  lines: readonly InvoiceLine[],
): Bill => ({ product, currency, lines, from, to, number: `SANDBOX-${id.slice(-8).toUpperCase()}-${number}` });

const failed = (id: string, state: SandboxState, bill: Bill, at: number): SandboxChange => {
  const attempts = state.attempts + 1;
  const isLast = attempts > RETRY_DAYS.length;
  const payment = paymentId(id, state.invoices + 1);
  const next: SandboxState = { ...state, attempts, phase: isLast ? "ended" : "past_due", isRenewing: !isLast };
  return report(id, next, at, [{ payment, change: { step: "failed", bill } }]);
};

/** One charge that is due, or the end of a subscription that was cancelled. */
const renewOnce = (id: string, state: SandboxState, at: number): SandboxChange => {
  if (!state.isRenewing) return report(id, { ...state, phase: "ended" }, at);
  const { next: change, ...rest } = state;
  const { product, price } = change ?? state;
  const isFirst = state.trial !== undefined && state.months === 0;
  const begins = change !== undefined || isFirst;
  const anchor = begins ? state.to : state.anchor;
  const months = (begins ? 0 : state.months) + planOf(product).months;
  const period = { product, currency: state.currency, from: state.to, to: monthsAfter(anchor, months) };
  const bill = billOf(id, state.invoices + 1, period, [{ kind: "plan", product, minor: price }]);
  if (!isChargeable(state.card, at)) return failed(id, state, bill, at);
  const payment = paymentId(id, state.invoices + 1);
  const renewed: SandboxState = {
    ...rest,
    ...period,
    price,
    anchor,
    months,
    phase: "active",
    paid: price,
    invoices: state.invoices + 1,
    attempts: 0,
  };
  return report(id, renewed, at, [{ payment, change: { step: "paid", bill } }]);
};

/** Charges overdue amounts with another card at once. */
export const retryNow = (id: string, state: SandboxState, now: number): SandboxChange =>
  renewOnce(id, { ...state, attempts: 0 }, now);

/** Five years of months that a clock jumped over. */
const MOST_AT_ONCE = 60;

/** All charges that are due by the clock, in order. */
export const renew = (id: string, state: SandboxState, now: number): SandboxChange => {
  let change: SandboxChange = { state, reports: [] };
  for (let n = 0; n < MOST_AT_ONCE && dueAt(change.state) <= now; n += 1) {
    const { state: next, reports } = renewOnce(id, change.state, dueAt(change.state));
    change = { state: next, reports: [...change.reports, ...reports] };
  }
  return change;
};
