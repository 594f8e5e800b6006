import { isPasswordPath } from "../identity/index.ts";
import { meetsAllConditions, type Condition } from "./times.ts";

export type ScriptFacts = {
  readonly hasPremium: boolean;
  readonly isEnabled: boolean;
  readonly isWebView: boolean;
  readonly path: string;
  /** The person's consent to this kind of script. */
  readonly isConsented: boolean;
};

const CONSENTED: Condition<ScriptFacts> = { name: "consented to", holds: (facts) => facts.isConsented };
const ENABLED: Condition<ScriptFacts> = { name: "enabled by configuration", holds: (facts) => facts.isEnabled };
const NO_PASSWORD: Condition<ScriptFacts> = {
  name: "no password path",
  holds: (facts) => !isPasswordPath(facts.path),
};

/** EL19: when advertising scripts are loaded. */
export const AD_CONDITIONS: readonly Condition<ScriptFacts>[] = [
  { name: "no premium", holds: (facts) => !facts.hasPremium },
  ENABLED,
  { name: "not in the in-app view", holds: (facts) => !facts.isWebView },
  NO_PASSWORD,
  CONSENTED,
];

/** EL20: when analytics are loaded and events leave. */
export const ANALYTICS_CONDITIONS: readonly Condition<ScriptFacts>[] = [ENABLED, NO_PASSWORD, CONSENTED];

/** EL19 */
export const loadsAds = (facts: ScriptFacts): boolean => meetsAllConditions(AD_CONDITIONS, facts);
/** EL20 */
export const loadsAnalytics = (facts: ScriptFacts): boolean => meetsAllConditions(ANALYTICS_CONDITIONS, facts);

/** EL21: no consent script in the in-app view: the app has asked already. */
export const loadsConsentManager = (isWebView: boolean): boolean => !isWebView;
