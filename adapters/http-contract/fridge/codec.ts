import type { DishSplitRequest, PortionRequest } from "@morsel/application/fridge/client/fridge-client";
import type { DishView, FridgeView } from "@morsel/application/fridge/fridge-view";
import type { CalendarDate, Instant } from "@morsel/domain/calendar";
import { isQuickEntry, type EntryId, type FoodEntry } from "@morsel/domain/diary";
import { readEntry } from "../diary/decode.ts";
import { writeEntry } from "../diary/encode.ts";
import { readFood } from "../foods/decode.ts";
import { writeFood } from "../foods/encode.ts";
import type { WireDish, WireFridge, WireSplit, WireTake } from "./schemas.ts";

export const writeDish = ({ id, food, cookedOn, cookedAt, cook, grams, left, ...dish }: DishView): WireDish => ({
  id,
  food: writeFood(food),
  cooked_on: cookedOn,
  cooked_at: new Date(cookedAt).toISOString(),
  ...(cook === undefined ? {} : { cook }),
  grams,
  left,
  thrown_away: dish.isThrownAway,
  version: dish.version,
});

/** Our own server's answers are believed: the brands are put back on without a second check. */
export const readDish = ({ food, cooked_on, cooked_at, thrown_away, ...dish }: WireDish): DishView => ({
  ...dish,
  food: readFood(food),
  cookedOn: cooked_on as CalendarDate,
  cookedAt: Date.parse(cooked_at) as Instant,
  isThrownAway: thrown_away,
});

export const writeFridge = ({ dishes, waiting }: FridgeView): WireFridge => ({
  dishes: dishes.map(writeDish),
  waiting: waiting.map(({ entry, ...portion }) => ({ ...portion, entry: writeEntry(entry) })),
});

const foodEntryOf = (wire: WireFridge["waiting"][number]["entry"]): FoodEntry => {
  const entry = readEntry(wire);
  if (isQuickEntry(entry)) throw new TypeError("A portion is of a food");
  return entry;
};

export const readFridge = ({ dishes, waiting }: WireFridge): FridgeView => ({
  dishes: dishes.map(readDish),
  waiting: waiting.map(({ id, entry, ...portion }) => ({ ...portion, id: id as EntryId, entry: foodEntryOf(entry) })),
});

export const writeSplit = ({ foodId, isSure, ...request }: DishSplitRequest): WireSplit => ({
  ...request,
  food_id: foodId,
  ...(isSure ? { sure: true } : {}),
});

/** The schemas have checked it. */
export const readSplit = ({ food_id: foodId, sure = false, ...request }: WireSplit): DishSplitRequest =>
  ({ ...request, foodId, isSure: sure }) as DishSplitRequest;

export const writeTake = ({ dish: _dish, isSure, ...request }: PortionRequest): WireTake => ({
  ...request,
  ...(isSure ? { sure: true } : {}),
});

/** The schemas have checked it. */
export const readTake = (dish: string, { sure = false, ...request }: WireTake): PortionRequest =>
  ({ ...request, dish, isSure: sure }) as PortionRequest;
