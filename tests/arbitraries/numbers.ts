import type { Result } from "@morsel/domain/result";
import fc from "fast-check";

/** Unusual numbers that every function must handle. */
const strangeNumbers = fc.constantFrom(
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -0,
  -1,
  -1e-9,
  5e-324,
  Number.MAX_VALUE,
  Number.MAX_SAFE_INTEGER,
);

export const anyNumbers = fc.oneof(strangeNumbers, fc.double());

export const between = (min: number, max: number): fc.Arbitrary<number> =>
  fc.double({ min, max, noNaN: true, noDefaultInfinity: true });

/** The value of a result that must be there. */
export const valueOf = <A, E>(result: Result<A, E>): A => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
};

export const errorOf = <A, E>(result: Result<A, E>): E => {
  if (result.ok) throw new Error(`accepted: ${JSON.stringify(result.value)}`);
  return result.error;
};

/** Values of a unit, grown by the unit's own constructor. */
export const quantities = <Q extends number>(
  constructor: (n: number) => Result<Q, unknown>,
  max: number,
): fc.Arbitrary<Q> => between(0, max).map((n) => valueOf(constructor(n)));
