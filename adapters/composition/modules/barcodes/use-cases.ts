import { LookedUpProducts } from "@morsel/application/barcodes/looked-up-products";
import { ProductLookUp } from "@morsel/application/barcodes/product-look-up";
import { BarcodeUseCases, makeBarcodeUseCases } from "@morsel/application/barcodes/use-cases";
import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { MemberFoods } from "@morsel/application/foods/member-foods";
import { Clock } from "@morsel/application/platform/clock";
import { MemberFoodSource } from "@morsel/application/foods/member-food-source";
import type { Bindings } from "../../container.ts";

const ports = {
  own: MemberFoodSource,
  memberFoods: MemberFoods,
  foods: FoodCatalogue,
  products: LookedUpProducts,
  lookUp: ProductLookUp,
  clock: Clock,
};

export const barcodeUseCases = ({ provide }: Bindings): void => provide(BarcodeUseCases, ports, makeBarcodeUseCases);
