import type { ProductCode } from "./plans.ts";

/** ME14: how far a payment has come. */
export const PAYMENT_STATUSES = ["open", "failed", "authentication_needed", "voided", "paid"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export type PaymentStep = Exclude<PaymentStatus, "open">;

/** ME14: a dispute of a payment. */
export type DisputeStatus = "none" | "opened" | "lost" | "won";
export type DisputeStep = Exclude<DisputeStatus, "none">;

/** A line of an invoice; a credit is negative. */
export type InvoiceLine = {
  readonly kind: "plan" | "credit" | "tax";
  readonly product: ProductCode;
  readonly minor: number;
};

/** An invoice of a period of premium; instants in milliseconds, `to` exclusive. */
export type Bill = {
  readonly product: ProductCode;
  readonly currency: string;
  readonly lines: readonly InvoiceLine[];
  readonly from: number;
  readonly to: number;
  /** The number that the invoice carries. */
  readonly number?: string;
};

export type PaymentState = {
  readonly status: PaymentStatus;
  readonly dispute: DisputeStatus;
  readonly bill?: Bill;
  /** The instant of the first word that it was paid. */
  readonly paidAt?: number;
  /** Minor units that were given back, by the provider's id of the refund. */
  readonly refunds: Readonly<Record<string, number>>;
};

export type PaymentChange =
  | { readonly step: PaymentStep; readonly bill: Bill }
  | { readonly step: "refunded"; readonly refund: string; readonly minor: number }
  | { readonly step: `dispute_${DisputeStep}` };

export const NEW_PAYMENT: PaymentState = { status: "open", dispute: "none", refunds: {} };

/**
 * ME14: the next status by the present one and what is reported. Nothing leads down from a row: the same reports end in the same status in
 * any order, and money that came counts even after the invoice was voided.
 */
export const PAYMENT_STEPS: Readonly<Record<PaymentStatus, Readonly<Record<PaymentStep, PaymentStatus>>>> = {
  open: { failed: "failed", authentication_needed: "authentication_needed", voided: "voided", paid: "paid" },
  failed: { failed: "failed", authentication_needed: "authentication_needed", voided: "voided", paid: "paid" },
  authentication_needed: {
    failed: "authentication_needed",
    authentication_needed: "authentication_needed",
    voided: "voided",
    paid: "paid",
  },
  voided: { failed: "voided", authentication_needed: "voided", voided: "voided", paid: "paid" },
  paid: { failed: "paid", authentication_needed: "paid", voided: "paid", paid: "paid" },
};

/** ME14: a bank that reverses a lost dispute has the last word. */
export const DISPUTE_STEPS: Readonly<Record<DisputeStatus, Readonly<Record<DisputeStep, DisputeStatus>>>> = {
  none: { opened: "opened", lost: "lost", won: "won" },
  opened: { opened: "opened", lost: "lost", won: "won" },
  lost: { opened: "lost", lost: "lost", won: "won" },
  won: { opened: "won", lost: "won", won: "won" },
};

const withStep = (state: PaymentState, step: PaymentStep, bill: Bill, at: number): PaymentState => ({
  ...state,
  status: PAYMENT_STEPS[state.status][step],
  // The invoice that was paid is the one that counts.
  bill: step === "paid" || state.bill === undefined || state.paidAt === undefined ? bill : state.bill,
  ...(step === "paid" ? { paidAt: Math.min(at, state.paidAt ?? at) } : {}),
});

/** ME14: a payment after one more report, which may be late or repeated. */
export const changePayment = (state: PaymentState, change: PaymentChange, at: number): PaymentState => {
  switch (change.step) {
    case "refunded": {
      const minor = Math.max(0, change.minor, state.refunds[change.refund] ?? 0);
      return { ...state, refunds: { ...state.refunds, [change.refund]: minor } };
    }
    case "dispute_opened":
      return { ...state, dispute: DISPUTE_STEPS[state.dispute].opened };
    case "dispute_lost":
      return { ...state, dispute: DISPUTE_STEPS[state.dispute].lost };
    case "dispute_won":
      return { ...state, dispute: DISPUTE_STEPS[state.dispute].won };
    default:
      return withStep(state, change.step, change.bill, at);
  }
};

/** ME19: the sum of an invoice is the sum of its lines. */
export const billTotal = ({ lines }: Pick<Bill, "lines">): number => lines.reduce((sum, { minor }) => sum + minor, 0);

export const refundedOf = ({ refunds }: Pick<PaymentState, "refunds">): number =>
  Object.values(refunds).reduce((sum, minor) => sum + minor, 0);

/** ME15: given back in full, or held by a bank that was told not to pay. */
const isReturned = (state: PaymentState, bill: Bill): boolean =>
  state.dispute === "opened" ||
  state.dispute === "lost" ||
  (Object.keys(state.refunds).length > 0 && refundedOf(state) >= billTotal(bill));

/** ME15: the end of the time that a payment gives; 0 where it gives none. */
export const paidUntil = (state: PaymentState): number =>
  state.status === "paid" && state.bill !== undefined && !isReturned(state, state.bill) ? state.bill.to : 0;

export type PaymentOutcome = "open" | "failed" | "authentication_needed" | "voided" | "paid" | "refunded" | "disputed";

/** How a payment is shown. */
export const paymentOutcome = (state: PaymentState): PaymentOutcome =>
  state.status !== "paid"
    ? state.status
    : state.dispute === "opened" || state.dispute === "lost"
      ? "disputed"
      : state.bill !== undefined && isReturned(state, state.bill)
        ? "refunded"
        : "paid";

/** Acts of a bank or an operator on a payment, as they are tried out where payments are tests. */
export const SANDBOX_ACTS = ["refund", "dispute", "win_dispute", "lose_dispute"] as const;
export type SandboxAct = (typeof SANDBOX_ACTS)[number];
