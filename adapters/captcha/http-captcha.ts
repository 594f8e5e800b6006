import type { Captcha, CaptchaNeeded, CaptchaUnavailable } from "@morsel/application/captcha/captcha";
import type { CaptchaProvider, CaptchaWidget } from "@morsel/domain/reference";
import type { OutboundHttp } from "@morsel/application/platform/outbound-http";
import * as Effect from "effect/Effect";

export type CaptchaSettings = CaptchaWidget & { readonly secretKey: string };

/** Addresses that verify a proof; the three take and answer the same. Sources: each service's own documentation. */
const CHECKED_AT: Readonly<Record<CaptchaProvider, string>> = {
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  hcaptcha: "https://api.hcaptcha.com/siteverify",
  recaptcha: "https://www.google.com/recaptcha/api/siteverify",
};

/** Longer than any of them makes; Turnstile's are 2048 at most. */
const LONGEST_PROOF = 8192;
const MOST_BYTES = 65_536;
/** A person waits for the answer, looking at a button. */
const PATIENCE_MS = 5000;

const needed: CaptchaNeeded = { _tag: "CaptchaNeeded" };
const unavailable: CaptchaUnavailable = { _tag: "CaptchaUnavailable" };

/** The operator's own mistake says nothing of who asks. */
const isOurFault = (code: unknown): boolean => typeof code === "string" && /^(missing|invalid)-input-secret/.test(code);

const judged = (body: Uint8Array): Effect.Effect<void, CaptchaNeeded | CaptchaUnavailable> => {
  try {
    const { success, "error-codes": codes } = JSON.parse(Buffer.from(body).toString()) as {
      readonly success?: unknown;
      readonly "error-codes"?: unknown;
    };
    if (success === true) return Effect.void;
    const isOurs = Array.isArray(codes) && codes.some(isOurFault);
    return Effect.fail(success !== false || isOurs ? unavailable : needed);
  } catch {
    // An answer that is not JSON counts as no answer.
    return Effect.fail(unavailable);
  }
};

/** ID104: asks the service, through the guarded client. Where the visitor is, is not told. `checkedAt` stands in for its address in tests. */
export const makeHttpCaptcha = (
  { provider, siteKey, secretKey }: CaptchaSettings,
  http: OutboundHttp,
  checkedAt = CHECKED_AT[provider],
): Captcha => ({
  widget: { provider, siteKey },
  check: (proof) => {
    if (proof === null || proof === "" || proof.length > LONGEST_PROOF) return Effect.fail(needed);
    const sent = http.send({
      method: "POST",
      url: checkedAt,
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
      body: new URLSearchParams({ secret: secretKey, response: proof, sitekey: siteKey }).toString(),
      maxBytes: MOST_BYTES,
      timeoutMs: PATIENCE_MS,
    });
    return Effect.matchEffect(sent, {
      onFailure: () => Effect.fail(unavailable),
      onSuccess: ({ status, body }) => (status === 200 ? judged(body) : Effect.fail(unavailable)),
    });
  },
});
