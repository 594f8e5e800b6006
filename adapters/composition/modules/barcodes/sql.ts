import { LookedUpProducts } from "@morsel/application/barcodes/looked-up-products";
import { ProductLookUp } from "@morsel/application/barcodes/product-look-up";
import { LimitStore } from "@morsel/application/platform/limit-store";
import { readOffProduct } from "../../../importers/catalogues/off-product.ts";
import { OpenFoodFactsSettings, makeOpenFoodFacts } from "../../../outbound/open-food-facts.ts";
import { makeUndiciOutboundHttp } from "../../../outbound/undici-outbound-http.ts";
import { makeSqlLookedUpProducts } from "../../../sql/barcodes/looked-up-products.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { moduleOf } from "../../container.ts";
import { barcodeUseCases } from "./use-cases.ts";

export const barcodes = moduleOf((bindings) => {
  barcodeUseCases(bindings);
  bindings.provide(LookedUpProducts, { sql: Sql }, ({ sql }) => makeSqlLookedUpProducts(sql));
  bindings.provide(ProductLookUp, { settings: OpenFoodFactsSettings, limits: LimitStore }, ({ settings, limits }) =>
    settings.isAllowed
      ? makeOpenFoodFacts({ outbound: makeUndiciOutboundHttp(), limits, readProduct: readOffProduct, ...settings })
      : undefined,
  );
});
