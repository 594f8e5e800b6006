import type { Captcha, CaptchaNeeded, CaptchaUnavailable } from "@morsel/application/captcha/captcha";
import { CAPTCHA_HEADER } from "@morsel/domain/reference";
import { captchaToken } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Log } from "../../platform/log.ts";
import { CurrentRequest, type RequestContext } from "../../requests/request-context.ts";

/** ID123: what a try to sign in brings along to show that a person asks. */
export const personOf = (captcha: Captcha, log: Log, facts: RequestContext) => {
  const given = facts.call.headers[CAPTCHA_HEADER];
  return {
    isNamed: captchaToken(given !== "null", given) !== null,
    check: Effect.provideService(checkCaptcha(captcha, log), CurrentRequest, facts),
  };
};

/** ID104: by the proof that came with the request; a client without one may say so by "null". ID105: that the service is down is logged. */
export const checkCaptcha = (
  captcha: Captcha,
  log: Log,
): Effect.Effect<void, CaptchaNeeded | CaptchaUnavailable, CurrentRequest> =>
  Effect.flatMap(CurrentRequest, ({ call }) => {
    const given = call.headers[CAPTCHA_HEADER];
    return Effect.tapErrorTag(captcha.check(captchaToken(given !== "null", given)), "CaptchaUnavailable", () =>
      Effect.sync(() => log("warn", "captcha service unavailable")),
    );
  });
