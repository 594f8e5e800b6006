import fc from "fast-check";
import { type CalendarDate, dayNumber, fromDayNumber, isCalendarDate, type Instant } from "@morsel/domain/calendar";
import type { DiaryEntry, EntryId, EntryServing, FoodEntry, QuickEntry } from "@morsel/domain/diary";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import { SLOT_IDS } from "@morsel/domain/meal-slots";
import { NUTRIENT_IDS, type NutritionFacts } from "@morsel/domain/nutrition";

export const dateOf = (text: string): CalendarDate => {
  if (!isCalendarDate(text)) throw new Error(`not a date: ${text}`);
  return text;
};

export const dates: fc.Arbitrary<CalendarDate> = fc
  .integer({ min: dayNumber(dateOf("2024-01-01")), max: dayNumber(dateOf("2027-12-31")) })
  .map(fromDayNumber);

/** Text as people write it, without NUL, which PostgreSQL cannot hold and the wire refuses. */
export const texts = (most: number): fc.Arbitrary<string> =>
  fc.string({ unit: "grapheme", maxLength: most }).map((text) => text.replaceAll("\u0000", ""));

/** Some nutrients known, others not; zero among the known. */
export const facts: fc.Arbitrary<NutritionFacts> = fc
  .dictionary(fc.constantFrom(...NUTRIENT_IDS), fc.integer({ min: 0, max: 1_000_000 }), { maxKeys: 8 })
  .map((known) => Object.fromEntries(Object.entries(known).map(([id, n]) => [id, n / 1000])));

const GRAM: EntryServing = { id: "g" as ServingId, label: "g", grams: 1 };

export const servings: fc.Arbitrary<EntryServing> = fc.oneof(
  fc.constant(GRAM),
  fc.record({
    id: fc.constantFrom("s1", "s2", "cup-mashed").map((id) => id as ServingId),
    label: texts(20),
    grams: fc.integer({ min: 1, max: 500_000 }).map((n) => n / 1000),
  }),
);

export const instants: fc.Arbitrary<Instant> = fc
  .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2027, 0, 1) })
  .map((n) => n as Instant);

const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([h, m]) => `${String(h).padStart(2, "0")}:${String(m).padStart(2, "0")}` as NonNullable<DiaryEntry["time"]>);

/** Fields that every entry has. */
const placed = {
  id: fc.uuid({ version: 7 }).map((id) => id as EntryId),
  date: dates,
  meal: fc.constantFrom(...SLOT_IDS),
  description: texts(60),
  time: times,
  loggedAt: instants,
};

/** An entry of a food as it is when it was just logged: version 1, grams of its amount. */
export const foodEntries: fc.Arbitrary<FoodEntry> = fc
  .record(
    {
      ...placed,
      foodId: fc.constantFrom("sr28-09040", "sr28-01123", "ff-747447", "fndds-11111000").map((id) => id as FoodId),
      brand: texts(20),
      amount: fc.integer({ min: 1, max: 100_000 }).map((n) => n / 100),
      serving: servings,
      per100g: facts,
    },
    { requiredKeys: ["id", "date", "meal", "foodId", "description", "amount", "serving", "per100g", "loggedAt"] },
  )
  .map((entry) => ({ ...entry, grams: entry.amount * entry.serving.grams, version: 1 }));

/** Figures under a name, of no food. */
export const quickEntries: fc.Arbitrary<QuickEntry> = fc
  .record(
    { ...placed, facts, energy: fc.nat(5000) },
    { requiredKeys: ["id", "date", "meal", "description", "facts", "energy", "loggedAt"] },
  )
  .map(({ facts, energy, ...entry }) => ({ ...entry, facts: { ...facts, energy }, version: 1 }));

export const entries: fc.Arbitrary<DiaryEntry> = fc.oneof(
  { weight: 4, arbitrary: foodEntries },
  { weight: 1, arbitrary: quickEntries },
);
