import type { AuthErrorCode } from "@morsel/domain/identity";
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import type * as HttpServerResponse from "effect/http/HttpServerResponse";
import { CurrentRequest } from "../../requests/request-context.ts";
import type { Failures } from "../../platform/failures.ts";
import type { Log } from "../../platform/log.ts";
import { problem, redirect } from "../../responses/responses.ts";

type Response = HttpServerResponse.HttpServerResponse;

/** Refusals after which signing in can be tried again on the same page. */
export const RETRYABLE_ERRORS = [
  "CredentialsSignin",
  "SecondStepNeeded",
  "SecondStepWrong",
  "SignInSuspended",
] as const;

/** ID18: the address at which a code is said in words. */
export const authErrorUrl = (origin: string, code: AuthErrorCode | (typeof RETRYABLE_ERRORS)[number]): string =>
  `${origin}/api/auth/error?error=${code}`;

type Ports = { readonly failures: Failures; readonly log: Log };

/**
 * ID18: what was never meant to happen while somebody signs in, by the code of the step in which it did. Scripts get a problem that
 * names the code and the address of the error page, forms are sent there.
 */
export const orAuthError =
  ({ failures, log }: Ports, code: AuthErrorCode, asJson: boolean) =>
  <E, R>(step: Effect.Effect<Response, E, R>): Effect.Effect<Response, E, R | CurrentRequest> =>
    Effect.catchDefect(step, (defect) =>
      Effect.map(CurrentRequest, ({ origin }) => {
        const tag = failures.judge(Cause.die(defect));
        log("error", "authentication", { code });
        const url = authErrorUrl(origin, code);
        return asJson ? problem(tag, { code, url }) : redirect(url);
      }),
    );
