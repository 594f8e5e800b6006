import { CAPTCHA_PROVIDERS } from "@morsel/domain/reference";
import type { CaptchaSettings } from "./http-captcha.ts";

const REASON =
  'must be such as {"provider":"turnstile","siteKey":"…","secretKey":"…"}; provider is turnstile, hcaptcha or recaptcha';

const isKey = (text: unknown): text is string => typeof text === "string" && /^[\w.:-]{1,300}$/.test(text);

/** Reads the operator's text, or says why it cannot be accepted. */
export const readCaptchaSettings = (given: string): CaptchaSettings | { readonly reason: string } => {
  try {
    const { provider, siteKey, secretKey, ...more } = JSON.parse(given) as Readonly<Record<string, unknown>>;
    const known = CAPTCHA_PROVIDERS.find((one) => one === provider);
    return known !== undefined && isKey(siteKey) && isKey(secretKey) && Object.keys(more).length === 0
      ? { provider: known, siteKey, secretKey }
      : { reason: REASON };
  } catch {
    return { reason: REASON };
  }
};
