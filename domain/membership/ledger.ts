import { billTotal, type PaymentState } from "./payment.ts";

/** Places of money: with the provider, earned, owed as tax, given back, or held by a bank. */
export const ACCOUNTS = ["provider", "revenue", "tax", "refunds", "disputes"] as const;
export type Account = (typeof ACCOUNTS)[number];

export type LedgerLine = { readonly account: Account; readonly minor: number };
/** ME19: one movement of money; its lines sum to 0. `id` makes repeats harmless. */
export type LedgerEntry = { readonly id: string; readonly currency: string; readonly lines: readonly LedgerLine[] };

/** ME19: all movements of a payment so far. Later reports add to them and change none. */
export const ledgerOf = (payment: string, state: PaymentState): readonly LedgerEntry[] => {
  const { bill, status, dispute, refunds } = state;
  if (bill === undefined || status !== "paid") return [];
  const { currency } = bill;
  const total = billTotal(bill);
  const tax = bill.lines.reduce((sum, { kind, minor }) => sum + (kind === "tax" ? minor : 0), 0);
  const moved = (id: string, lines: readonly LedgerLine[]): LedgerEntry => ({
    id: `${payment} ${id}`,
    currency,
    lines: lines.filter(({ minor }) => minor !== 0),
  });
  const held = (minor: number): readonly LedgerLine[] => [
    { account: "provider", minor: -minor },
    { account: "disputes", minor },
  ];
  return [
    moved("paid", [
      { account: "provider", minor: total },
      { account: "revenue", minor: tax - total },
      { account: "tax", minor: 0 - tax },
    ]),
    ...Object.entries(refunds).map(([id, minor]) =>
      moved(`refund ${id}`, [
        { account: "provider", minor: 0 - minor },
        { account: "refunds", minor },
      ]),
    ),
    ...(dispute === "none" ? [] : [moved("dispute", held(total))]),
    ...(dispute === "won" ? [moved("dispute won", held(0 - total))] : []),
  ];
};
