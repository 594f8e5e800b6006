import { makeMemoryClock } from "@morsel/adapters/memory/platform/clock";
import { GoalsClient } from "@morsel/application/goals/client/goals-client";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { goalOn } from "@morsel/domain/goals";
import { Effect, Result } from "effect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf } from "../../arbitraries/diary.ts";
import { sampleWorld } from "../../support/world.ts";

const DAY = 86_400_000;
const START = dateOf("2026-03-04");

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect);
const refusal = <A, E>(effect: Effect.Effect<A, E>): Promise<E> => Effect.runPromise(Effect.flip(effect));

const aWorld = () => {
  const { clock, advance } = makeMemoryClock(Date.UTC(2026, 2, 4, 10));
  const world = sampleWorld({ clock, days: 0, isTodayBegun: false });
  const { member } = world.browser;
  if (member === undefined) throw new Error("nobody is signed in");
  return { world, member, advance };
};

describe("changing goals", () => {
  it("G16 whenever goals are changed and from whatever day, no day that is past changes", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            wait: fc.nat(5),
            energy: fc.integer({ min: 1200, max: 4000 }),
            from: fc.integer({ min: -30, max: 3 }),
          }),
          { minLength: 1, maxLength: 6 },
        ),
        async (changes) => {
          const { world, member, advance } = aWorld();
          const goalsOf = (dates: readonly CalendarDate[]) =>
            // The version counts all changes; what the goals say is what must not change.
            Promise.all(
              dates.map(async (date) => ({ ...(await run(world.stores.goals.on(member, date))), version: undefined })),
            );
          let today = START;
          for (const { wait, energy, from } of changes) {
            advance(wait * DAY);
            today = addDays(today, wait);
            const past = Array.from({ length: 40 }, (_, i) => addDays(today, i - 40));
            const before = await goalsOf(past);
            const asked = addDays(today, from);
            const start = asked > today ? asked : today;
            const current = await run(world.stores.goals.on(member, start));
            const next = await run(
              world.changeGoals({ member, version: current?.version ?? 0, change: { energy }, from: asked }),
            );
            expect(next.effectiveFrom).toBe(start);
            expect(goalOn(next, start)?.energy).toBe(energy);
            expect(await run(world.stores.goals.on(member, start))).toEqual(next);
            if (start > START)
              expect(await goalsOf(past.filter((date) => date >= START))).toEqual(
                before.slice(before.length - past.filter((date) => date >= START).length),
              );
          }
        },
      ),
      { numRuns: 60 },
    ));

  it("of two who saw one version one wins, the other gets what stands", async () => {
    const { world, member } = aWorld();
    const wishes = [1500, 1600].map((energy) => world.changeGoals({ member, version: 1, change: { energy } }));
    const outcomes = await run(Effect.all(wishes.map(Effect.result), { concurrency: "unbounded" }));
    const current = await run(world.stores.goals.on(member, START));
    expect(outcomes.filter(Result.isSuccess).map(({ success }) => success)).toEqual([current]);
    expect(outcomes.filter(Result.isFailure).map(({ failure }) => failure)).toEqual([
      { _tag: "GoalsVersionConflict", current },
    ]);
  });

  it("G1 no goal below the member's floor, and nothing is stored then", async () => {
    const { world, member } = aWorld();
    const before = await run(world.stores.goals.on(member, START));
    const refused = await refusal(world.changeGoals({ member, version: 1, change: { energy: 900 } }));
    expect(refused).toMatchObject({ _tag: "BelowSafeEnergy", floor: 1200 });
    expect(await run(world.stores.goals.on(member, START))).toEqual(before);
  });

  it("what the page puts is what stands, meal shares taken away included", async () => {
    const { world } = aWorld();
    const goals = world.get(GoalsClient);
    const first = await run(goals.on(START));
    const shared = { ...first, version: 2, mealShares: { breakfast: 25, lunch: 35, dinner: 40 }, waterMl: 2000 };
    await run(goals.put(shared));
    expect(await run(goals.on(START))).toEqual(shared);
    const { mealShares: _, ...bare } = { ...shared, version: 3 };
    await run(goals.put(bare));
    expect(await run(goals.on(START))).toEqual(bare);
    expect(await refusal(goals.put({ ...bare, steps: 1 }))).toMatchObject({
      _tag: "GoalsVersionConflict",
      current: bare,
    });
  });

  it("W6 a change whose answer got lost can be repeated, the day after too: it is done once", () =>
    fc.assert(
      fc.asyncProperty(
        fc.record(
          {
            energy: fc.integer({ min: 1200, max: 4000 }),
            split: fc.constantFrom(
              { carbohydrates: 50, protein: 20, fat: 30 },
              { carbohydrates: 40, protein: 30, fat: 30 },
            ),
            weekdays: fc.uniqueArray(fc.nat(6), { minLength: 1, maxLength: 3 }),
            nutrients: fc.constantFrom({ iron: 12.34 }, { iron: null, fiber: 31.25 }),
            waterMl: fc.integer({ min: 500, max: 3000 }),
            limits: fc.constant({ sodium: { max: 1500 } }),
            mealShares: fc.constantFrom(null, { breakfast: 25, lunch: 35, dinner: 40 }),
          },
          { requiredKeys: [] },
        ),
        fc.nat(1),
        fc.nat(3),
        async (change, nights, ahead) => {
          const { world, member, advance } = aWorld();
          await run(world.changeGoals({ member, version: 1, change: { waterMl: 1999, steps: 7000 } }));
          const request = { member, version: 2, change, from: addDays(START, ahead) };
          const first = await run(world.changeGoals(request));
          advance(nights * DAY);
          expect(await run(world.changeGoals(request))).toEqual(first);
          expect(await run(world.stores.goals.on(member, addDays(START, 9)))).toEqual(first);
          const other = { ...request, change: { ...change, waterMl: 3001 } };
          expect(await refusal(world.changeGoals(other))).toEqual({ _tag: "GoalsVersionConflict", current: first });
        },
      ),
      { numRuns: 60 },
    ));
});
