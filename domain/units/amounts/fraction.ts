import { err, ok, type Result } from "../../result/index.ts";

export type FractionUnreadable = { readonly _tag: "FractionUnreadable"; readonly accepted: readonly ["a/b", "n a/b"] };

const SHAPE = /^(?:(\d{1,9}) +)?(\d{1,9}) ?\/ ?(\d{1,9})$/;

/** U11: "a/b" and "n a/b" with positive integers, nothing else (specification, section 5). The value is not rounded. */
export const readFraction = (text: string): Result<number, FractionUnreadable> => {
  const found = text.length > 40 ? null : SHAPE.exec(text.trim());
  const whole = found?.[1];
  const numerator = Number(found?.[2]);
  const denominator = Number(found?.[3]);
  return found !== null && numerator > 0 && denominator > 0 && (whole === undefined || Number(whole) > 0)
    ? ok(Number(whole ?? 0) + numerator / denominator)
    : err({ _tag: "FractionUnreadable", accepted: ["a/b", "n a/b"] });
};
