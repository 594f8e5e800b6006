import { lookUp } from "../lookup/index.ts";
import { isProductCode, planOf, type BillingInterval } from "./plans.ts";

/** ME8 */
export type EntryPoint = "monthly_trial" | "annual_trial" | "monthly_direct" | "annual_direct";

const ENTRY_POINTS: Readonly<Record<"full" | "trial", Readonly<Record<BillingInterval, EntryPoint>>>> = {
  full: { month: "monthly_direct", year: "annual_direct" },
  trial: { month: "monthly_trial", year: "annual_trial" },
};

/** ME8: at full price from the first day a purchase is direct, else it begins with a trial. */
export const entryPoint = (isFullPrice: boolean, interval: BillingInterval): EntryPoint | undefined =>
  lookUp(ENTRY_POINTS[isFullPrice ? "full" : "trial"], interval);

/** ME8: the entry point of a checkout's address; undefined of any other page. */
export const entryPointAt = (address: string): EntryPoint | undefined => {
  const plan = /^(?:\/[a-zA-Z-]{2,5})?\/premium\/checkout\?(?:[^#]*&)?plan=(\w{1,40})/.exec(address)?.[1];
  if (!isProductCode(plan)) return undefined;
  const { trialDays, interval } = planOf(plan);
  return entryPoint(trialDays === 0, interval);
};

/** ME9: where a session keeps the two values that go with a purchase. */
export const ANALYTICS_KEYS = { entryPoint: "entry_point", feature: "feature" } as const;
