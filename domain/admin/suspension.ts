import { err, ok, type Result } from "../result/index.ts";
import { checkReason, type ReasonRefused } from "./reason.ts";

/** `until` is when it ends by itself; absent for one without an end. */
export type Suspension = { readonly reason: string; readonly until?: number };

export type SuspensionEndRefused = { readonly _tag: "SuspensionEndRefused"; readonly years: number };

/** AD4 */
const MOST_YEARS = 10;
const MOST_MS = MOST_YEARS * 366 * 86_400_000;

/** AD3, AD4 */
export const checkSuspension = (
  { reason, until }: Suspension,
  now: number,
): Result<Suspension, ReasonRefused | SuspensionEndRefused> => {
  const checked = checkReason(reason);
  if (!checked.ok) return checked;
  if (until === undefined) return ok({ reason: checked.value });
  return until > now && until <= now + MOST_MS
    ? ok({ reason: checked.value, until })
    : err({ _tag: "SuspensionEndRefused", years: MOST_YEARS });
};
