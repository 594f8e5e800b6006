declare const brand: unique symbol;

/** Marks a primitive as checked: only the module that owns the name hands such values out. */
export interface Brand<Name extends string> {
  readonly [brand]: Name;
}

/** The brand of a unit, or none: what a plain number has, and an amount of another unit has not. */
export interface MaybeBrand<Name extends string> {
  readonly [brand]?: Name;
}

/** A number that is said to be in a unit, or a plain one. An amount of another unit is a mistake that does not compile. */
export type NumberIn<Unit extends string> = number & MaybeBrand<Unit>;

/** A checked amount gives a checked one, a plain number a plain one; one of another unit does not compile. */
export interface Conversion<From extends string, To extends string> {
  (amount: number & Brand<From>): number & Brand<To>;
  (amount: NumberIn<never>): number;
}
