import { isPremiumCodeGood } from "./renewal.ts";

/** ME13, ME22: what a code gives: months of premium, or the DISCOUNT price. */
export type PremiumCode = {
  readonly code: string;
  readonly gives: "months" | "discount";
  /** From 1 to 24; 0 where it gives a discount. */
  readonly months: number;
  readonly until: number;
  readonly uses: number;
  readonly most: number;
};

export type CodeRefused = {
  readonly _tag: "CodeRefused";
  readonly reason: "unknown" | "expired" | "used_up" | "already_used" | "has_premium";
};

export const MOST_CODE_MONTHS = 24;

/** ME13, ME22: why a code gives a member nothing; undefined where it does. A code is used once by each member, and not to add to a subscription that renews. */
export const refuseCode = (
  code: PremiumCode | undefined,
  facts: { readonly now: number; readonly wasUsed: boolean; readonly hasSubscription: boolean },
): CodeRefused | undefined => {
  const refused = (reason: CodeRefused["reason"]): CodeRefused => ({ _tag: "CodeRefused", reason });
  if (code === undefined) return refused("unknown");
  if (facts.wasUsed) return refused("already_used");
  if (!isPremiumCodeGood(code, facts.now)) return refused(facts.now < code.until ? "used_up" : "expired");
  return facts.hasSubscription ? refused("has_premium") : undefined;
};
