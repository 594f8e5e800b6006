import * as make from "@morsel/application/diary/client/make-command";
import fc from "fast-check";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { makeMemoryClock } from "@morsel/adapters/memory/platform/clock";
import { DiaryClient } from "@morsel/application/diary/client/diary-client";
import { logRequestOf } from "@morsel/application/diary/client/diary-command";
import type { DiaryDevice } from "@morsel/application/diary/client/diary-device";
import { submitRows, withItems } from "@morsel/application/diary/client/plate";
import { plateTotals, remainingAfter, withFoods } from "@morsel/application/diary/client/plate-totals";
import { optionOfFood, totalsOf } from "@morsel/domain/diary";
import { addDays, type CalendarDate, type TimeOfDay, type Instant } from "@morsel/domain/calendar";
import { SLOT_IDS } from "@morsel/domain/meal-slots";
import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { expectClose, expectTotals } from "../../contract/stores.ts";
import { sampleWorld } from "../../support/world.ts";

const TODAY = "2026-03-11" as CalendarDate;
let made = 0;
const device: DiaryDevice = {
  now: () => Date.UTC(2026, 2, 11, 12) as Instant,
  today: () => TODAY,
  timeOfDay: () => "12:30" as TimeOfDay,
  newId: () => `00000000-0000-7000-8000-${String((made += 1)).padStart(12, "0")}`,
};
const run = <A, E>(effect: Effect.Effect<A, E>): A => Effect.runSync(Effect.orDie(effect));
const foods = new Map(SAMPLE_FOODS.map((food) => [food.id, food]));
/** As the box has them: found, or suggested with no more than their energy. */
const options = fc
  .tuple(fc.constantFrom(...SAMPLE_FOODS), fc.boolean(), fc.integer({ min: 1, max: 9 }))
  .map(([food, isBare, times]) => {
    const { food: whole, ...bare } = optionOfFood(food);
    const amount = { amount: bare.amount * times };
    return isBare ? { ...bare, ...amount } : { ...bare, ...amount, ...(whole === undefined ? {} : { food: whole }) };
  });
const quick = fc.nat(900).map((energy) => ({ description: "Soup", facts: { energy } }));
const items = fc.array(fc.oneof({ weight: 4, arbitrary: options }, quick), { minLength: 1, maxLength: 7 });

describe("what the plate holds", () => {
  it("W72 is what the server says of it once it is logged, and so is what remains of the day", () => {
    const diary = sampleWorld({ today: TODAY, days: 1, clock: makeMemoryClock(Date.UTC(2026, 2, 11, 12)).clock }).get(
      DiaryClient,
    );
    let day = 0;
    fc.assert(
      fc.property(items, items, fc.constantFrom(...SLOT_IDS), (before, given, meal) => {
        const date = addDays(TODAY, -50 - (day += 1));
        const log = (all: typeof given) => {
          const { command } = make.logFoods(all, { date, meal }, device);
          return run(diary.log(date, (command?.entries ?? []).map(logRequestOf)));
        };
        log(before);
        const view = run(diary.day(date));
        const rows = withFoods(withItems([], given), foods);
        const answer = log(given);
        expectTotals(plateTotals(rows, view.day.entries), totalsOf(answer.entries));
        const left = remainingAfter(rows, view);
        const said = answer.days[0]?.remaining;
        expect(Object.keys(left).sort()).toEqual(Object.keys(said ?? {}).sort());
        for (const id of Object.keys(left) as (keyof typeof left)[]) expectClose(left[id], said?.[id]);
        expect(submitRows(rows).items).toHaveLength(given.length);
      }),
      { numRuns: 40 },
    );
  });

  it("W72 nothing is known of an amount that cannot be read, and of what is not whole yet no more than was said", () => {
    const diary = sampleWorld({ today: TODAY, days: 1 }).get(DiaryClient);
    const view = { ...run(diary.day(TODAY)), day: { ...run(diary.day(TODAY)).day, entries: [] } };
    const [food] = SAMPLE_FOODS;
    if (food === undefined) throw new Error("no sample food");
    const { food: _whole, ...bare } = optionOfFood(food);
    const rows = withItems([], [bare, { description: "Soup", facts: { energy: 5 } }]);
    expect(plateTotals(rows, view.day.entries).known.energy).toBe(2);
    expect(plateTotals(rows, view.day.entries).known.protein ?? 0).toBe(0);
    expect(plateTotals(withFoods(rows, foods), view.day.entries).known.protein).toBe(1);
    const broken = rows.map((row, i) => (i === 0 ? { ...row, isReadable: false } : row));
    expect(plateTotals(broken, view.day.entries)).toMatchObject({
      parts: 2,
      known: { energy: 1 },
      facts: { energy: 5 },
    });
  });
});
