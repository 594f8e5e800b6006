import { token } from "../platform/token.ts";
import { makeFindProduct, type FindProductPorts } from "./find-product.ts";

export const makeBarcodeUseCases = (ports: FindProductPorts) => ({ findProduct: makeFindProduct(ports) });

export type BarcodeUseCases = ReturnType<typeof makeBarcodeUseCases>;
export const BarcodeUseCases = token<BarcodeUseCases>("BarcodeUseCases");
