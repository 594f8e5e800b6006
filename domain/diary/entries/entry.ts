import type { Brand } from "../../brand/index.ts";
import type { CalendarDate, TimeOfDay, Instant } from "../../calendar/index.ts";
import type { FoodId, Serving } from "../../foods/index.ts";
import { isUuid } from "../../identity/index.ts";
import type { Meal } from "../../meal-slots/index.ts";
import { energyOfGrams, factsOfGrams, type NutritionFacts } from "../../nutrition/index.ts";

/** Made by the client that creates the entry, offline too: a UUID. */
export type EntryId = string & Brand<"EntryId">;
export const isEntryId = (id: unknown): id is EntryId => isUuid(id);

export { isMeal, MEALS, SLOT_IDS, type MainMeal, type Meal } from "../../meal-slots/index.ts";

/** The serving an amount counts, as it was when it was logged; id "g" with grams 1 is the plain gram. */
export type EntryServing = Serving;

/** Fields of every entry: its place, its time and its name. */
type Placed = {
  readonly id: EntryId;
  readonly date: CalendarDate;
  readonly meal: Meal;
  readonly description: string;
  readonly time?: TimeOfDay;
  readonly loggedAt: Instant;
  /** 1 when created, one more with each change. */
  readonly version: number;
  /** W280: meant to be eaten, and in no sum until it is ticked off. */
  readonly planned?: true;
};

/** One food in one meal slot of one day, with the nutrition facts as they were when it was logged. */
export type FoodEntry = Placed & {
  readonly foodId: FoodId;
  readonly brand?: string;
  readonly amount: number;
  readonly serving: EntryServing;
  /** amount × serving.grams */
  readonly grams: number;
  /** Per 100 g, frozen at logging. */
  readonly per100g: NutritionFacts;
};

/** D27: figures under a name, of no food: there is no serving to count and nothing to weigh. */
export type QuickEntry = Placed & {
  readonly foodId?: undefined;
  readonly brand?: undefined;
  /** Nutrition of everything that was eaten. */
  readonly facts: NutritionFacts;
};

export type DiaryEntry = FoodEntry | QuickEntry;

export const isQuickEntry = (entry: DiaryEntry): entry is QuickEntry => entry.foodId === undefined;

/** The entries that are of a food: only they teach what a member eats. */
export const foodEntries = (entries: readonly DiaryEntry[]): readonly FoodEntry[] =>
  entries.filter((entry): entry is FoodEntry => !isQuickEntry(entry));

/** D21: what the wire calls nutritional_contents. */
export const entryFacts = (entry: DiaryEntry): NutritionFacts =>
  isQuickEntry(entry) ? entry.facts : factsOfGrams(entry.per100g, entry.grams);

/** kcal of what was eaten, the energy of `entryFacts`; undefined when unknown. */
export const entryEnergy = (entry: DiaryEntry): number | undefined =>
  isQuickEntry(entry) ? entry.facts.energy : energyOfGrams(entry.per100g, entry.grams);

type Logged = { readonly id: string; readonly loggedAt: number };

/** D35: entries of a day stand as they were logged; of one instant, by id. */
export const byLoggedAt = (a: Logged, b: Logged): number =>
  a.loggedAt - b.loggedAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** D37: so the day keeps what was logged at once in the order in which it was asked for. */
export const instantInBatch = (now: Instant, turn: number): Instant => (now + turn) as Instant;
