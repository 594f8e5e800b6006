import type { InvoiceLine } from "./payment.ts";
import { planOf, type ProductCode } from "./plans.ts";

/** The running period that a change of plan ends early. */
export type RunningPeriod = {
  readonly product: ProductCode;
  /** Minor units that were paid for the period. */
  readonly paid: number;
  readonly from: number;
  readonly to: number;
};

export type PlanChange = {
  /** ME18: a longer plan begins at once, a shorter one when what is paid is over. */
  readonly begins: "now" | "next_period";
  /** Minor units for time that is not used any more. */
  readonly credit: number;
  /** Minor units to pay now. */
  readonly due: number;
  readonly lines: readonly InvoiceLine[];
};

/** ME18: the unused share of what was paid, by the millisecond; a part of a minor unit counts as a whole one, for the member. */
export const unusedCredit = ({ paid, from, to }: RunningPeriod, at: number): number => {
  if (paid <= 0 || to <= from || at >= to) return 0;
  if (at <= from) return paid;
  const [left, length] = [BigInt(Math.ceil(to - at)), BigInt(Math.floor(to - from))];
  return Math.min(paid, Number((BigInt(paid) * left + length - 1n) / length));
};

/** ME18: what a change to another plan costs at an instant. In a trial nothing was paid, so nothing is due until it ends. */
export const planChange = (
  running: RunningPeriod,
  next: { readonly product: ProductCode; readonly price: number },
  at: number,
  isTrial: boolean,
): PlanChange => {
  const later: PlanChange = { begins: "next_period", credit: 0, due: 0, lines: [] };
  if (isTrial) return { ...later, begins: "now" };
  const credit = unusedCredit(running, at);
  const isLonger = planOf(next.product).months > planOf(running.product).months;
  if (!isLonger || next.price <= credit) return later;
  const lines: readonly InvoiceLine[] = [
    { kind: "plan", product: next.product, minor: next.price },
    ...(credit === 0 ? [] : [{ kind: "credit" as const, product: running.product, minor: -credit }]),
  ];
  return { begins: "now", credit, due: next.price - credit, lines };
};
