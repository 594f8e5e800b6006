import { readGtin, type Food, type Gtin, type GtinRefused } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { FoodCatalogue } from "../foods/food-catalogue.ts";
import type { MemberFoods } from "../foods/member-foods.ts";
import type { OwnFoodStore } from "../own-foods/own-food-store.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import type { LookedUp, LookedUpProducts } from "./looked-up-products.ts";
import type { ProductLookUp } from "./product-look-up.ts";

/** Foods with a code, or the reason why there are none. */
export type FoundProduct = {
  readonly barcode: Gtin;
  readonly foods: readonly Food[];
  /** Result of the request to another service; "failed": there was no answer. */
  readonly elsewhere: "not-asked" | "asked" | "failed";
};

export type FindProduct = (request: {
  /** Absent for visitors. */
  readonly member?: MemberId | undefined;
  readonly code: string;
}) => Effect.Effect<FoundProduct, GtinRefused>;

export type FindProductPorts = {
  readonly own: Pick<OwnFoodStore, "withBarcode">;
  readonly memberFoods: MemberFoods;
  readonly foods: FoodCatalogue;
  readonly products: LookedUpProducts;
  readonly lookUp: ProductLookUp;
  readonly clock: Clock;
};

const A_DAY = 86_400_000;
/** W301: what is known changes seldom; what is unknown may be entered any day. */
const isFresh = ({ food, at }: LookedUp, now: number): boolean => now - at < (food === undefined ? 1 : 30) * A_DAY;

/** W300, W301, W303: local foods first; other services only for members, and only for a code that nobody here knows. */
export const makeFindProduct = (ports: FindProductPorts): FindProduct => {
  const { own, memberFoods, foods, products, lookUp, clock } = ports;
  const here = (member: MemberId | undefined, barcode: Gtin) =>
    Effect.gen(function* () {
      const mine = member === undefined ? [] : (yield* own.withBarcode(member, barcode)).map(({ id }) => id);
      const shipped = (yield* foods.withBarcode(barcode)).filter(({ id }) => !mine.includes(id));
      if (member === undefined) return shipped;
      return yield* memberFoods.byIds(member, [...mine, ...shipped.map(({ id }) => id)]);
    });
  return Effect.fn("FindProduct")(function* ({ member, code }) {
    const barcode = yield* fromResult(readGtin(code));
    const known = yield* here(member, barcode);
    const isOld = (before: LookedUp | undefined, now: number) => before === undefined || !isFresh(before, now);
    const isFoundElsewhere = known.length > 0 && known.every(({ source }) => source.dataset === "off");
    if (
      member === undefined ||
      lookUp === undefined ||
      (known.length > 0 && !isFoundElsewhere) ||
      !(yield* products.isOn)
    )
      return { barcode, foods: known, elsewhere: "not-asked" };
    const now = yield* clock.now;
    const before = yield* products.read(barcode);
    // A product of the catalogue itself was never looked up, and is not asked for.
    if ((before === undefined && known.length > 0) || !isOld(before, now))
      return { barcode, foods: known, elsewhere: "asked" };
    const asked = yield* Effect.result(lookUp.product(barcode));
    if (asked._tag === "Failure") return { barcode, foods: known, elsewhere: "failed" };
    const food = asked.success;
    // A product that was found once stays: an entry there that is empty today is no reason to forget it.
    const kept = food ?? before?.food;
    yield* products.keep(barcode, { ...(kept === undefined ? {} : { food: kept }), at: now });
    return { barcode, foods: yield* here(member, barcode), elsewhere: "asked" };
  });
};
