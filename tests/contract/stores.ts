import { randomUUID } from "node:crypto";
import type { DiaryEntry, EntryId, FoodEntry, QuickEntry } from "@morsel/domain/diary";
import type { Instant } from "@morsel/domain/calendar";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import type { Goals } from "@morsel/domain/goals";
import type { WaterEntry, WaterEntryId } from "@morsel/domain/hydration";
import type { Member, MemberId } from "@morsel/domain/identity";
import type { Meal } from "@morsel/domain/meal-slots";
import type { SummedFacts } from "@morsel/domain/nutrition";
import { Effect, Result } from "effect";
import { expect } from "vitest";
import { dateOf } from "../arbitraries/diary.ts";
import type { Stores } from "../support/stores.ts";

/**
 * A contract asks for its stores once, in `beforeAll`, and works with members of its own, so the storage need not be empty;
 * who gives it closes it.
 */
export type { Stores };
export type Fresh = () => Promise<Stores>;

export const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect);
/** The entries that stand after a write. */
export const written = <E>(write: Effect.Effect<{ readonly entries: readonly DiaryEntry[] }, E>) =>
  run(Effect.map(write, ({ entries }) => entries));

/** The failure of an effect that is expected to fail. */
export const refusal = <A, E>(effect: Effect.Effect<A, E>): Promise<E> => Effect.runPromise(Effect.flip(effect));
/** Outcomes of several concurrent effects: the successes by their place, and the refusals of the others. */
export const atOnce = async <A, E>(effects: readonly Effect.Effect<A, E>[]) => {
  const outcomes = await run(Effect.all(effects.map(Effect.result), { concurrency: "unbounded" }));
  return {
    won: outcomes.flatMap((outcome, i) => (Result.isSuccess(outcome) ? [i] : [])),
    refusals: outcomes.flatMap((outcome) => (Result.isFailure(outcome) ? [outcome.failure] : [])),
  };
};

export const MONDAY = dateOf("2026-03-02");
export const TUESDAY = dateOf("2026-03-03");
export const WEDNESDAY = dateOf("2026-03-04");

export const aMember = (change: Partial<Member> = {}): Member => {
  const id = randomUUID();
  return {
    id: id as MemberId,
    username: `m-${id.slice(0, 23)}`,
    email: `${id}@example.org`,
    createdAt: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
    profile: {
      locale: "en",
      timeZone: "Europe/Berlin",
      country: "DE",
      sex: "female",
      birthDate: dateOf("1990-02-28"),
      heightCm: 168.5,
      weightKg: 71.3,
      goalWeightKg: 65,
      activityLevel: 2,
      weeklyChangeKg: -0.5,
    },
    ...change,
  };
};

export const someGoals = (change: Partial<Goals> = {}, energy = 1850): Goals => ({
  effectiveFrom: MONDAY,
  dailyGoals: Array.from({ length: 7 }, (_, weekday) => ({ energy: energy + weekday, protein: 92.5, fiber: 30 })),
  exerciseShares: { carbohydrates: 50, protein: 30, fat: 20, saturatedFat: 0, sugar: 0 },
  assignExerciseEnergy: "on",
  version: 1,
  ...change,
});

export const joined = async (stores: Stores, goals: Goals = someGoals()): Promise<MemberId> => {
  const member = aMember();
  await run(stores.members.create(member, "$argon2id$hash", goals));
  return member.id;
};

let logged = 0;

/** 100 g of a banana at lunch on Monday, each a second after the one before. */
export const anEntry = (change: Partial<FoodEntry> = {}): FoodEntry => ({
  id: randomUUID() as EntryId,
  date: MONDAY,
  meal: "lunch" as Meal,
  foodId: "sr28-09040" as FoodId,
  description: "Banana",
  amount: 100,
  serving: { id: "g" as ServingId, label: "g", grams: 1 },
  grams: 100,
  per100g: { energy: 89, protein: 1.09, fat: 0.33 },
  loggedAt: (Date.UTC(2026, 2, 2, 12) + 1000 * logged++) as Instant,
  version: 1,
  ...change,
});

/** A soup of 250 kcal that nobody weighed, for lunch on Monday. */
export const aQuickAdd = (change: Partial<QuickEntry> = {}): QuickEntry => ({
  id: randomUUID() as EntryId,
  date: MONDAY,
  meal: "lunch" as Meal,
  description: "Soup",
  facts: { energy: 250, fat: 8.5 },
  loggedAt: (Date.UTC(2026, 2, 2, 12) + 1000 * logged++) as Instant,
  version: 1,
  ...change,
});

export const someWater = (ml: number): WaterEntry => ({ id: randomUUID() as WaterEntryId, ml });

export const manyEntries = (count: number, change: Partial<FoodEntry> = {}): readonly FoodEntry[] =>
  Array.from({ length: count }, () => anEntry(change));

/** Equal but for rounding; both unknown is equal too. */
export const expectClose = (amount: number | undefined, wanted: number | undefined): void => {
  expect({ amount, isClose: isClose(amount, wanted) }).toEqual({ amount, isClose: true });
};

const isClose = (a: number | undefined, b: number | undefined): boolean =>
  a === undefined || b === undefined ? a === b : Math.abs(a - b) <= 1e-6 + Math.abs(b) * 1e-9;

/** Sums may be built in any order: the amounts agree but for rounding, everything else exactly. */
export const expectTotals = (kept: SummedFacts | undefined, summed: SummedFacts): void => {
  expect({ parts: kept?.parts, known: kept?.known }).toEqual({ parts: summed.parts, known: summed.known });
  expect(Object.keys(kept?.facts ?? {}).sort()).toEqual(Object.keys(summed.facts).sort());
  for (const id of Object.keys(summed.facts) as (keyof typeof summed.facts)[])
    expectClose(kept?.facts[id], summed.facts[id]);
};
