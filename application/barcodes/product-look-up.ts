import type { Food, Gtin } from "@morsel/domain/foods";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** The service did not answer, or its answer cannot be read. */
export type LookUpFailed = { readonly _tag: "LookUpFailed" };

/** W301: a product register outside. Absent where the operator allows none. */
export type ProductLookUp =
  | { readonly product: (barcode: Gtin) => Effect.Effect<Food | undefined, LookUpFailed> }
  | undefined;

export const ProductLookUp = token<ProductLookUp>("ProductLookUp");
