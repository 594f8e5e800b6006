import type { TokenScope } from "./api-token.ts";
import type { AppGrantId, AppId, AppRefused } from "./app-grant.ts";
import { err, ok, type Result } from "../../result/index.ts";

/** A code that a member's consent gave, as it is kept. */
export type AppCode = {
  readonly grant: AppGrantId;
  readonly app: AppId;
  readonly name: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly scopes: readonly TokenScope[];
  readonly audience: string;
  readonly endsAt: number;
  readonly isUsed: boolean;
};

/** A refresh token as it is kept, with the grant that it renews. */
export type AppRefresh = {
  readonly grant: AppGrantId;
  readonly app: AppId;
  readonly scopes: readonly TokenScope[];
  readonly audience: string;
  readonly endsAt: number;
  readonly isUsed: boolean;
  readonly isEnded: boolean;
};

const MINUTE = 60_000;
/** W358 */
export const APP_CODE_MS = 5 * MINUTE;
export const APP_ACCESS_MS = 60 * MINUTE;
export const APP_REFRESH_MS = 90 * 24 * 60 * MINUTE;

/** `Reused` says that somebody has a copy: all that was given ends. */
export type GrantRefused = AppRefused | { readonly _tag: "Reused" };
const refused = err<AppRefused>({ _tag: "AppRefused", error: "invalid_grant" });

/** W358: a code is good once, for the app, the address and the secret for which it was given. */
export const judgeCode = (
  code: AppCode | undefined,
  asked: { readonly app: string; readonly redirectUri: string; readonly challenge: string; readonly audience?: string },
  now: number,
): Result<AppCode, GrantRefused> => {
  if (code === undefined || code.app !== asked.app || code.challenge !== asked.challenge) return refused;
  if (code.isUsed) return err({ _tag: "Reused" });
  if (code.redirectUri !== asked.redirectUri || code.endsAt <= now) return refused;
  if (asked.audience !== undefined && asked.audience !== code.audience)
    return err({ _tag: "AppRefused", error: "invalid_target" });
  return ok(code);
};

/** W359: a refresh token is good once. Scopes can be fewer from then on, never more. */
export const judgeRefresh = (
  refresh: AppRefresh | undefined,
  asked: { readonly app: string; readonly scopes?: readonly string[] },
  now: number,
): Result<AppRefresh, GrantRefused> => {
  if (refresh === undefined || refresh.app !== asked.app || refresh.isEnded) return refused;
  if (refresh.isUsed) return err({ _tag: "Reused" });
  if (refresh.endsAt <= now) return refused;
  const more = asked.scopes?.some((one) => !refresh.scopes.some((known) => known === one)) === true;
  return more ? err({ _tag: "AppRefused", error: "invalid_scope" }) : ok(refresh);
};
