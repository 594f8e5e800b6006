declare const brand: unique symbol;

/** Marks a primitive as checked: only the module that owns the name hands such values out. */
export interface Brand<Name extends string> {
  readonly [brand]: Name;
}
