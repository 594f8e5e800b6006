import type { Effect } from "effect";
import type { FieldRefused, TooManyTries, Unreachable } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { FoundProduct } from "../find-product.ts";

/** Products by their codes, as a page asks for them; visitors may ask too. */
export interface BarcodesClient {
  readonly find: (code: string) => Effect.Effect<FoundProduct, FieldRefused | TooManyTries | Unreachable>;
}

export const BarcodesClient = token<BarcodesClient>("BarcodesClient");
