import { makeMemoryClock } from "@morsel/adapters/memory/platform/clock";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";

import type { DayView } from "@morsel/application/diary/diary-view";
import type { DiaryChange } from "@morsel/application/diary/diary-change";
import { type CalendarDate, addDays } from "@morsel/domain/calendar";
import { type EntryId, byLoggedAt, remainingOf, totalsOf } from "@morsel/domain/diary";
import { GRAM_SERVING } from "@morsel/domain/foods";
import { MEALS } from "@morsel/domain/meal-slots";
import { Effect, Result } from "effect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf } from "../../arbitraries/diary.ts";
import { sampleWorld } from "../../support/world.ts";

const TODAY = dateOf("2026-03-04");
const DATES = [TODAY, addDays(TODAY, 1), addDays(TODAY, 2)] as const;
const IDS = 5;

const slots = fc.nat(IDS - 1);
const dates = fc.constantFrom(...DATES);
const meals = fc.constantFrom(...MEALS);
const amounts = fc.integer({ min: 1, max: 900 });

const steps = fc.oneof(
  fc.record({
    do: fc.constant("log" as const),
    date: dates,
    slots: fc.array(slots, { minLength: 1, maxLength: 3 }),
    meal: meals,
    amount: amounts,
  }),
  fc.record({ do: fc.constant("change" as const), slot: slots, amount: amounts, to: dates }),
  fc.record({ do: fc.constant("remove" as const), slot: slots, date: dates }),
  fc.record({ do: fc.constant("restore" as const), slot: slots, date: dates }),
  fc.record({
    do: fc.constant("copy" as const),
    n: fc.nat(3),
    from: dates,
    to: fc.uniqueArray(dates, { minLength: 1 }),
  }),
  fc.record({ do: fc.constant("update" as const), date: dates, note: fc.string({ maxLength: 9 }) }),
);
type Step = typeof steps extends fc.Arbitrary<infer A> ? A : never;

const idOf = (n: number) => `0199c0de-0000-7000-8000-${String(n).padStart(12, "0")}` as EntryId;

/** A client's view of a day that it read once and then updated from the answers to writes. */
const withChange = (view: DayView, change: DiaryChange): DayView => {
  const day = change.days.find(({ date }) => date === view.day.date);
  if (day === undefined) return view;
  const gone = new Set([...change.removed, ...change.entries.map(({ id }) => id)]);
  const kept = view.day.entries.filter(({ id }) => !gone.has(id));
  const { date, note, completeness, version } = day;
  const entries = [...kept, ...change.entries.filter((entry) => entry.date === date)].toSorted(byLoggedAt);
  return { ...view, day: { date, note, completeness, version, entries } };
};

describe("what a write answers", () => {
  it("W15 is all that it changed: who applies it knows every day as a reading would tell it", () =>
    fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 12 }), async (all: readonly Step[]) => {
        const { clock, advance } = makeMemoryClock(Date.UTC(2026, 2, 4, 11));
        const world = sampleWorld({ clock, days: 0, isTodayBegun: false });
        const { member } = world.browser;
        if (member === undefined) throw new Error("nobody is signed in");
        const read = (date: CalendarDate) => Effect.runPromise(world.readDay({ member, date }));
        let views = await Promise.all(DATES.map(read));
        const write = (step: Step): Effect.Effect<DiaryChange, unknown> => {
          switch (step.do) {
            case "log": {
              const entries = step.slots.map((slot) => ({
                id: idOf(slot),
                meal: step.meal,
                foodId: SAMPLE_FOODS[slot]?.id ?? expect.fail("no food"),
                amount: step.amount / 10,
                serving: GRAM_SERVING,
                planned: false,
              }));
              return world.logFoods({ member, date: step.date, entries });
            }
            case "change": {
              const entry = views.flatMap(({ day }) => day.entries).find(({ id }) => id === idOf(step.slot));
              const change = { id: idOf(step.slot), version: entry?.version ?? 1, amount: step.amount, date: step.to };
              return world.changeEntry({ member, date: entry?.date ?? TODAY, change });
            }
            case "remove":
              return world.removeEntry({ member, date: step.date, id: idOf(step.slot) });
            case "restore":
              return world.restoreEntry({ member, date: step.date, id: idOf(step.slot) });
            case "copy":
              return world.copyEntries({
                member,
                copy: { id: idOf(900 + step.n), from: { date: step.from }, to: { dates: step.to, planned: false } },
              });
            case "update": {
              const version = views.find(({ day }) => day.date === step.date)?.day.version ?? 0;
              return world.updateDay({ member, date: step.date, change: { version, note: step.note } });
            }
          }
        };
        for (const step of all) {
          advance(1000);
          const outcome = await Effect.runPromise(Effect.result(write(step)));
          if (Result.isFailure(outcome)) continue;
          const { success: change } = outcome;
          views = views.map((view) => withChange(view, change));
          expect(views).toEqual(await Promise.all(DATES.map(read)));
          for (const { date, entryCount, totals, remaining } of change.days) {
            const { day, goal, exerciseEnergy } = await read(date);
            const summed = totalsOf(day.entries);
            expect({ date, entryCount, totals, remaining }).toEqual({
              date,
              entryCount: day.entries.length,
              totals: summed.facts,
              remaining: remainingOf(goal, exerciseEnergy, summed),
            });
          }
          const touched = change.days.map(({ date }) => date);
          expect(touched).toEqual([...new Set(touched)].toSorted());
        }
      }),
      { numRuns: 60 },
    ));
});
