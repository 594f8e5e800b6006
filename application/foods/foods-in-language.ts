import { foodIn, type NamesOfFoods } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import { CurrentLanguage } from "../platform/current-language.ts";
import { token } from "../platform/token.ts";
import type { FoodCatalogue } from "./food-catalogue.ts";

/** The names of foods in a language; undefined where it has none. */
export type FoodNames = (locale: string) => NamesOfFoods | undefined;
export const FoodNames = token<FoodNames>("FoodNames");

/** The catalogue as whoever asks reads it. What compares and keeps foods asks the catalogue itself. */
export const FoodsInLanguage = token<FoodCatalogue>("FoodsInLanguage");

export const makeFoodsInLanguage = ({
  foods,
  names,
}: {
  readonly foods: FoodCatalogue;
  readonly names: FoodNames;
}): FoodCatalogue => ({
  byId: (id) =>
    Effect.zipWith(foods.byId(id), CurrentLanguage, (food, locale) =>
      food === undefined ? undefined : foodIn(locale, food, names(locale)),
    ),
  byIds: (ids) =>
    Effect.zipWith(foods.byIds(ids), CurrentLanguage, (found, locale) =>
      locale === "en" ? found : found.map((food) => foodIn(locale, food, names(locale))),
    ),
  withBarcode: (barcode) =>
    Effect.zipWith(foods.withBarcode(barcode), CurrentLanguage, (found, locale) =>
      found.map((food) => foodIn(locale, food, names(locale))),
    ),
});
