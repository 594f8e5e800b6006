import type { FavouritePage, NamedFood } from "@morsel/application/favourites/use-cases";
import { readFood } from "../foods/decode.ts";
import { writeFood } from "../foods/encode.ts";
import type { WireFavouritePage, WireNamedFood } from "./favourites.ts";

export const writeFavouritePage = ({ items, next }: FavouritePage): WireFavouritePage => ({
  items: items.map(writeFood),
  next: next ?? null,
});

export const readFavouritePage = ({ items, next }: WireFavouritePage): FavouritePage => ({
  items: items.map(readFood),
  ...(next === null ? {} : { next }),
});

export const writeNamedFood = ({ word, food }: NamedFood): WireNamedFood => ({ word, food: writeFood(food) });
export const readNamedFood = ({ word, food }: WireNamedFood): NamedFood => ({ word, food: readFood(food) });
