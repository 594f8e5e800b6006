import { err, ok, type Result } from "../result/index.ts";
import { plainText } from "../text/index.ts";

export type ReasonRefused = { readonly _tag: "ReasonRefused"; readonly min: number; readonly max: number };

/** AD3 */
export const REASON_LENGTH = { min: 3, max: 500 } as const;

/** AD3: space around it is taken off. */
export const checkReason = (given: string): Result<string, ReasonRefused> => {
  const text = plainText(given, REASON_LENGTH.max);
  return text === undefined || [...text].length < REASON_LENGTH.min
    ? err({ _tag: "ReasonRefused", ...REASON_LENGTH })
    : ok(text);
};
