export const CAPTCHA_PROVIDERS = ["turnstile", "hcaptcha", "recaptcha"] as const;
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number];

/** Settings that a page needs to show the widget. */
export type CaptchaWidget = { readonly provider: CaptchaProvider; readonly siteKey: string };

type CaptchaService = {
  /** Its script, which takes `onload` and `render=explicit`. */
  readonly script: string;
  /** The name under which its script puts itself into the window. */
  readonly api: string;
  /** Origins that it loads from, as its documentation lists for a Content-Security-Policy. */
  readonly sources: readonly string[];
};

/** Sources: each service's own documentation (explicit rendering; Content-Security-Policy). */
export const CAPTCHA_SERVICES: Readonly<Record<CaptchaProvider, CaptchaService>> = {
  turnstile: {
    script: "https://challenges.cloudflare.com/turnstile/v0/api.js",
    api: "turnstile",
    sources: ["https://challenges.cloudflare.com"],
  },
  hcaptcha: {
    script: "https://js.hcaptcha.com/1/api.js",
    api: "hcaptcha",
    sources: ["https://hcaptcha.com", "https://*.hcaptcha.com"],
  },
  recaptcha: {
    script: "https://www.google.com/recaptcha/api.js",
    api: "grecaptcha",
    sources: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  },
};

/** The element of a page in which the widget is shown; elsewhere it comes to the foot of the window. */
export const CAPTCHA_PLACE = "captcha";
/** The header of a request that carries the proof. */
export const CAPTCHA_HEADER = "captcha-token";
