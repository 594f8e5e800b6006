import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Food } from "../foods/foods.ts";
import { Access, PlainRefusals } from "../shared/access.ts";
import { textUpTo } from "../shared/primitives.ts";
import { FieldRefused, TooManyTries } from "../shared/problem-schemas.ts";

/** The foods that have a code. `elsewhere`: whether a product register outside was asked for it. */
export const FoundProduct = Schema.Struct({
  /** With fourteen digits. */
  barcode: Schema.String,
  items: Schema.Array(Food),
  elsewhere: Schema.Literals(["not-asked", "asked", "failed"]),
}).annotate({ identifier: "FoundProduct" });
export type WireFoundProduct = typeof FoundProduct.Encoded;

export class BarcodesGroup extends HttpApiGroup.make("barcodes")
  .add(
    HttpApiEndpoint.get("product", "/:code", {
      params: { code: textUpTo(40) },
      success: FoundProduct,
      error: [FieldRefused, TooManyTries],
    }).annotate(Access, "visitor"),
  )
  .middleware(PlainRefusals)
  .prefix("/api/services/barcodes") {}
