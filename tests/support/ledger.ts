import type { Account, LedgerEntry } from "@morsel/domain/membership";

/** ME19: the sum of each account in one currency. */
export const balanceOf = (entries: readonly LedgerEntry[], currency: string): Readonly<Record<Account, number>> => {
  const sums: Record<Account, number> = { provider: 0, revenue: 0, tax: 0, refunds: 0, disputes: 0 };
  for (const entry of entries)
    if (entry.currency === currency) for (const { account, minor } of entry.lines) sums[account] += minor;
  return sums;
};
