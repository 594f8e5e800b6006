import { addDays, dayNumber, weekday, type CalendarDate, type Instant } from "@morsel/domain/calendar";
import { entryOf, type EntryId, type FoodEntry } from "@morsel/domain/diary";
import { GRAM_SERVING } from "@morsel/domain/foods";
import { sampleFood } from "../foods/sample-foods.ts";
import {
  BREAKFASTS,
  DINNERS,
  EVENING,
  LUNCHES,
  SNACKS,
  WEEKEND_BREAKFASTS,
  type Portion,
  type SampleMeal,
} from "./sample-meals.ts";

/** Mulberry32: the same numbers from 0 to 1 for the same seed, everywhere. */
const chance = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const MINUTE = 60_000;

const hex = (n: number, width: number): string => n.toString(16).padStart(width, "0");

/** A UUID of version 7 whose time is that of logging. */
const idAt = (loggedAt: number, nth: number): EntryId => {
  const time = hex(loggedAt, 12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(nth, 3)}-8000-${hex(nth, 12)}` as EntryId;
};

const mealsOf = (date: CalendarDate, random: () => number): readonly SampleMeal[] => {
  const pick = (meals: readonly SampleMeal[]) => meals.slice(Math.floor(random() * meals.length)).slice(0, 1);
  const isWeekend = weekday(date) >= 5;
  return [
    ...pick(isWeekend ? WEEKEND_BREAKFASTS : BREAKFASTS),
    ...pick(LUNCHES),
    ...pick(SNACKS),
    ...pick(DINNERS),
    ...(isWeekend && random() < 0.6 ? [EVENING] : []),
  ];
};

const amountOf = (portion: Portion, wobble: number) =>
  "grams" in portion
    ? { amount: Math.max(5, Math.round((portion.grams * wobble) / 5) * 5), serving: GRAM_SERVING }
    : { amount: portion.servings, serving: sampleFood(portion.code).defaultServing ?? GRAM_SERVING };

/** The sample person's day: 12 to 16 entries, always the same for the same day and seed. */
export const sampleDay = (date: CalendarDate, seed = 1): readonly FoodEntry[] => {
  const random = chance(seed * 100_003 + dayNumber(date));
  const midnight = dayNumber(date) * 1440 * MINUTE;
  let nth = 0;
  return mealsOf(date, random).flatMap(({ meal, time, portions }) =>
    portions.map((portion) => {
      nth += 1;
      const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
      const loggedAt = (midnight + (minutes + nth) * MINUTE) as Instant;
      const entry = entryOf(sampleFood(portion.code), {
        id: idAt(loggedAt, nth),
        date,
        meal,
        time,
        loggedAt,
        ...amountOf(portion, 0.85 + 0.3 * random()),
      });
      if (!entry.ok) throw new RangeError(`Sample portion refused: ${portion.code}`);
      return entry.value;
    }),
  );
};

/** Days that end with `last`, oldest first; with the default a year, some 5000 entries. */
export const sampleHistory = (last: CalendarDate, days = 365, seed = 1): readonly (readonly FoodEntry[])[] =>
  Array.from({ length: days }, (_, i) => sampleDay(addDays(last, i + 1 - days), seed));
