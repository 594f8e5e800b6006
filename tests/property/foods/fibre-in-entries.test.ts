import fc from "fast-check";
import type { FibrePlace } from "@morsel/application/own-foods/fibre-in-entries";
import { withFibre, type FoodEntry } from "@morsel/domain/diary";
import type { Instant } from "@morsel/domain/calendar";
import { MEND_FIBRE_JOB, repairFibre } from "@morsel/application/own-foods/mend-fibre-job";
import type { Job, NewJob } from "@morsel/application/platform/job";
import type { Food, FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { energyOfParts, storedFacts, type NutritionFacts } from "@morsel/domain/nutrition";
import { Effect } from "effect";
import { expect, it } from "vitest";

const grams = (max: number) => fc.double({ min: 0, max, noNaN: true }).map((amount) => Math.round(amount * 10) / 10);
const labels = fc.record(
  { energy: grams(900), protein: grams(30), fat: grams(30), carbohydrates: grams(40), fiber: grams(20) },
  { requiredKeys: ["carbohydrates"] },
);
const entryOf = (per100g: NutritionFacts): FoodEntry => ({ per100g, version: 1 }) as FoodEntry;
const foodOf = (nutrients: NutritionFacts, basis: Food["basis"] = "eu"): Food => ({ nutrients, basis }) as Food;

it("W424 an entry of the food as it is gets its fibre once, whatever else is known of it", () =>
  fc.assert(
    fc.property(labels, (label) => {
      const food = foodOf(storedFacts(label, "eu"));
      const mended = withFibre(entryOf(label), food);
      if ((label.fiber ?? 0) === 0) {
        expect(mended).toBeUndefined();
        return;
      }
      expect(mended).toEqual({ ...entryOf(food.nutrients), version: 2 });
      expect(mended && withFibre(mended, food)).toBeUndefined();
      expect(withFibre(entryOf(label), { ...food, basis: "us" })).toBeUndefined();
    }),
  ));

it("W424 what was mended once is never mended again, also of a food that was changed since", () =>
  fc.assert(
    fc.property(labels, labels, (label, now) => {
      const food = foodOf(storedFacts(now, "eu"));
      const mended = withFibre(entryOf(label), food);
      if (mended !== undefined) expect(withFibre(mended, food)).toBeUndefined();
      const energy = energyOfParts(label, "eu");
      const isTold = energy !== undefined && (label.fiber ?? 0) > 0 && now.fiber !== label.fiber;
      if (isTold) expect(withFibre(entryOf({ ...label, energy }), food)).toBeDefined();
    }),
  ));

it("W424 the job goes on behind the foods that it looked at until there are no more", async () => {
  const places = ["a", "b"].map((id): FibrePlace => ({ member: "m" as MemberId, food: id as FoodId }));
  const asked: (FibrePlace | undefined)[] = [];
  const kept: NewJob[] = [];
  const ports = {
    entries: {
      convertedAt: Effect.succeed<Instant | undefined>(5 as Instant),
      mend: (after: FibrePlace | undefined) => {
        asked.push(after);
        const next = places[asked.length - 1];
        return Effect.succeed({ changed: 0, ...(next === undefined ? {} : { next }) });
      },
    },
    jobs: { add: (jobs: readonly NewJob[]) => Effect.sync(() => void kept.push(...jobs)) },
    clock: { now: Effect.succeed(7) },
  };
  const run = repairFibre.make(ports as unknown as Parameters<typeof repairFibre.make>[0]);
  for (const payload of [{}, ...places]) await Effect.runPromise(run(payload, {} as Job));
  expect(asked).toEqual([undefined, ...places]);
  expect(kept.map(({ kind, payload }) => [kind, payload])).toEqual(places.map((place) => [MEND_FIBRE_JOB, place]));
  expect(new Set(kept.map(({ id }) => id)).size).toBe(2);
  await Effect.runPromise(
    repairFibre.make({ ...ports, entries: { ...ports.entries, convertedAt: Effect.succeed(undefined) } } as never)(
      {},
      {} as Job,
    ),
  );
  expect(asked).toHaveLength(3);
});
