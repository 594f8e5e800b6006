import type { GapSuggestion } from "@morsel/domain/gaps";
import type { DayGaps } from "@morsel/application/gaps/read-gaps";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { FoodId } from "@morsel/domain/foods";
import type { NutrientId } from "@morsel/domain/nutrition";
import type { WireGaps } from "./gaps.ts";

type WireSuggestion = WireGaps["suggestions"][number];

const writeSuggestion = ({ food, portion, energy, ...rest }: GapSuggestion): WireSuggestion => ({
  food_id: food.id,
  description: food.description,
  ...(food.brand === undefined ? {} : { brand: food.brand }),
  amount: portion.amount,
  serving: portion.serving,
  ...(energy === undefined ? {} : { energy_kcal: energy }),
  ...rest,
});

export const writeGaps = ({ date, short, suggestions }: DayGaps): WireGaps => ({
  date,
  short,
  suggestions: suggestions.map(writeSuggestion),
});

/** Our own server's answers are believed: the brands are put back on without a second check. */
const readSuggestion = (wire: WireSuggestion): GapSuggestion => ({
  food: {
    id: wire.food_id as FoodId,
    description: wire.description,
    ...(wire.brand === undefined ? {} : { brand: wire.brand }),
  },
  portion: { amount: wire.amount, serving: wire.serving as GapSuggestion["portion"]["serving"] },
  origin: wire.origin,
  ...(wire.energy_kcal === undefined ? {} : { energy: wire.energy_kcal }),
  gives: wire.gives as GapSuggestion["gives"],
  unknown: wire.unknown as readonly NutrientId[],
  over: wire.over as GapSuggestion["over"],
  unsure: wire.unsure as readonly NutrientId[],
});

export const readGaps = ({ date, short, suggestions }: WireGaps): DayGaps => ({
  date: date as CalendarDate,
  short: short as DayGaps["short"],
  suggestions: suggestions.map(readSuggestion),
});
