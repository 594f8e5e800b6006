import type { LookUpFailed, ProductLookUp } from "@morsel/application/barcodes/product-look-up";
import type { LimitStore } from "@morsel/application/platform/limit-store";
import type { OutboundHttp } from "@morsel/application/platform/outbound-http";
import { token } from "@morsel/application/platform/token";
import type { Food, Gtin } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";

type Answer = { readonly product?: unknown };

/** The operator's permission to ask Open Food Facts, and the user agent that it sends. */
export type OpenFoodFactsSettings = { readonly isAllowed: boolean; readonly userAgent: string };
export const OpenFoodFactsSettings = token<OpenFoodFactsSettings>("OpenFoodFactsSettings");

export type OpenFoodFactsPorts = {
  readonly outbound: OutboundHttp;
  readonly limits: LimitStore;
  readonly userAgent: string;
  /** W302: reads a food from the answer. */
  readonly readProduct: (product: unknown, barcode: Gtin) => Food | undefined;
  /** Origin of the service; another one in tests. */
  readonly origin?: string;
};

const ORIGIN = "https://world.openfoodfacts.org";
const MAX_BYTES = 262_144;
const TIMEOUT_MS = 5_000;
/** It takes fifteen reads of products a minute from one address (its API documentation, 2026); all members together stay below. */
const TOGETHER = { burst: 5, secondsEach: 6 };
const FIELDS =
  "code,product_name,generic_name,brands,quantity,nutriments,serving_quantity,serving_quantity_unit,product_quantity,product_quantity_unit,categories_tags,countries_tags,last_modified_t";

const failed = Effect.fail<LookUpFailed>({ _tag: "LookUpFailed" });

/** It calls products by thirteen digits, or by eight where that is all they have. */
const codeOf = (barcode: Gtin): string =>
  barcode.startsWith("000000") ? barcode.slice(6) : barcode.startsWith("0") ? barcode.slice(1) : barcode;

const parsed = (body: Uint8Array): Effect.Effect<Answer, LookUpFailed> =>
  Effect.try({
    try: () => {
      const answer: unknown = JSON.parse(new TextDecoder().decode(body));
      if (typeof answer !== "object" || answer === null) throw new TypeError("no object");
      return { ...answer };
    },
    catch: (): LookUpFailed => ({ _tag: "LookUpFailed" }),
  });

/** W301: one question for one product, through the guarded client; 404 says that nobody knows it. */
export const makeOpenFoodFacts = ({
  outbound,
  limits,
  userAgent,
  readProduct,
  origin = ORIGIN,
}: OpenFoodFactsPorts): NonNullable<ProductLookUp> => ({
  product: (barcode) =>
    Effect.gen(function* () {
      if ((yield* limits.take("open-food-facts", TOGETHER, 1)) > 0) return yield* failed;
      const response = yield* Effect.catch(
        outbound.send({
          method: "GET",
          url: `${origin}/api/v2/product/${codeOf(barcode)}.json?fields=${FIELDS}`,
          headers: { accept: "application/json", "user-agent": userAgent },
          maxBytes: MAX_BYTES,
          timeoutMs: TIMEOUT_MS,
        }),
        () => failed,
      );
      if (response.status === 404) return undefined;
      return response.status === 200 ? readProduct((yield* parsed(response.body)).product, barcode) : yield* failed;
    }),
});
