import { type AuthErrorCode, isSafeCallbackUrl, safeCallbackUrl } from "@morsel/domain/identity";
import type { Log } from "../../platform/log.ts";

/** ID12: where a callback leads; one that leads elsewhere is written down by its code, not by its text. */
export const callbackIn = (log: Log, given: string | undefined, origin: string): string => {
  if (given !== undefined && !isSafeCallbackUrl(given, origin))
    log("warn", "authentication", { code: "INVALID_CALLBACK_URL_ERROR" satisfies AuthErrorCode });
  return safeCallbackUrl(given, origin);
};
