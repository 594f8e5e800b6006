import type { Captcha, CaptchaNeeded, CaptchaUnavailable } from "@morsel/application/captcha/captcha";
import { CAPTCHA_HEADER } from "@morsel/application/captcha/captcha-services";
import { captchaToken } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Log } from "../platform/log.ts";
import { CurrentRequest } from "../requests/request-context.ts";

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
