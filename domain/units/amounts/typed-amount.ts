import { ok, type Result } from "../../result/index.ts";
import { readAmount, type AmountUnreadable, type DecimalMark } from "./amount-expression.ts";

/** An empty field, or a zero however it is written. */
const ZERO = /^(?:0+(?:[.,]0*)?|[.,]0+)?$/;

/** An amount from zero on as it is typed: an empty field is zero, which `readAmount` takes for no amount. */
export const readFromZero = (text: string, mark: DecimalMark): Result<number, AmountUnreadable> =>
  ZERO.test(text.trim()) ? ok(0) : readAmount(text, mark);

/** The same; undefined where it cannot be read. */
export const typedFromZero = (text: string, mark: DecimalMark): number | undefined => {
  const read = readFromZero(text, mark);
  return read.ok ? read.value : undefined;
};
