import { err, ok, type Result } from "../result/index.ts";

/** U2: a quantity is a number from 0 to the largest safe integer, so that no conversion runs over; anything else is refused with what was given. */
export type NotAQuantity<Unit extends string = string> = {
  readonly _tag: "NotAQuantity";
  readonly unit: Unit;
  readonly given: number;
};

export const isQuantity = (n: unknown): n is number =>
  typeof n === "number" && n >= 0 && n <= Number.MAX_SAFE_INTEGER && !Object.is(n, -0);

/** One constructor for every unit: the guard decides, the unit names the refusal. */
export const quantityOf =
  <Unit extends string, Q extends number>(unit: Unit, is: (n: unknown) => n is Q) =>
  (n: number): Result<Q, NotAQuantity<Unit>> =>
    is(n) ? ok(n) : err({ _tag: "NotAQuantity", unit, given: n });
