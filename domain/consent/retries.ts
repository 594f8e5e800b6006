/** CO8: the click handler of the consent service is tried again this often, at this interval in ms, then given up quietly. */
export const CONSENT_RETRIES = 5;
export const CONSENT_RETRY_MS = 500;

/** CO8: how long to wait before the next try; undefined: give up. `tried` counts the retries made so far. */
export const nextConsentTry = (tried: number): number | undefined =>
  Number.isInteger(tried) && tried >= 0 && tried < CONSENT_RETRIES ? CONSENT_RETRY_MS : undefined;
