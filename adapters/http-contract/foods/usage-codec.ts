import type { EntryServing, FoodUsage } from "@morsel/domain/diary";
import type { Instant } from "@morsel/domain/calendar";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import type { WireUsage } from "./foods.ts";

/** Our own server's answers are believed: the brands are put back on without a second check. */
export const readServing = (wire: WireUsage["last_serving"]): EntryServing => ({ ...wire, id: wire.id as ServingId });

export const writeUsage = (usage: FoodUsage): WireUsage => ({
  food_id: usage.foodId,
  description: usage.description,
  ...(usage.brand === undefined ? {} : { brand: usage.brand }),
  meal: usage.meal,
  times: usage.times,
  last_logged_at: new Date(usage.lastLoggedAt).toISOString(),
  ...(usage.lastHour === undefined ? {} : { last_hour: usage.lastHour }),
  last_amount: usage.lastAmount,
  last_serving: usage.lastServing,
  ...(usage.lastEnergy === undefined ? {} : { last_energy: { unit: "calories", value: usage.lastEnergy } }),
});

export const readUsage = (wire: WireUsage): FoodUsage => ({
  foodId: wire.food_id as FoodId,
  description: wire.description,
  ...(wire.brand === undefined ? {} : { brand: wire.brand }),
  meal: wire.meal,
  times: wire.times,
  lastLoggedAt: Date.parse(wire.last_logged_at) as Instant,
  ...(wire.last_hour === undefined ? {} : { lastHour: wire.last_hour }),
  lastAmount: wire.last_amount,
  lastServing: readServing(wire.last_serving),
  ...(wire.last_energy === undefined ? {} : { lastEnergy: wire.last_energy.value }),
});
