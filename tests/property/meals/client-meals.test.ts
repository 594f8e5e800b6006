import * as make from "@morsel/application/diary/client/make-command";
import fc from "fast-check";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { makeMemoryClock } from "@morsel/adapters/memory/platform/clock";
import { logRequestOf } from "@morsel/application/diary/client/diary-command";
import type { DiaryDevice } from "@morsel/application/diary/client/diary-device";
import { DiaryClient } from "@morsel/application/diary/client/diary-client";
import {
  optionOfFood,
  GRAM,
  mealFacts,
  mealItemOf,
  SLOT_IDS,
  totalsOf,
  type MealId,
  type MealItemNow,
} from "@morsel/domain/diary";
import { logMeal } from "@morsel/application/meals/client/log-meal";
import { isMealChanged, itemsOfDraft, mealDraftOf, replaceItem } from "@morsel/application/meals/client/meal-draft";
import { sendMealCommand, projectPendingMeals, type MealCommand } from "@morsel/application/meals/client/meal-command";
import {
  itemRequestOf,
  logItemOf,
  logItemsOf,
  mealItemOfLog,
  mealsForSlot,
} from "@morsel/application/meals/client/meal-items";
import { MealsClient } from "@morsel/application/meals/client/meals-client";
import { MealStore } from "@morsel/application/meals/meal-store";
import type { MealNow } from "@morsel/application/meals/meals-now";
import { invertRecord, projectRecord } from "@morsel/application/versioned-records/client/record-command";
import { addDays, type CalendarDate, type TimeOfDay, type Instant } from "@morsel/domain/calendar";
import type { FoodId } from "@morsel/domain/foods";
import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { valueOf } from "../../arbitraries/numbers.ts";
import { expectTotals } from "../../contract/stores.ts";
import { sampleWorld } from "../../support/world.ts";

const TODAY = "2026-03-11" as CalendarDate;
let made = 0;
const newId = () => `00000000-0000-7000-8000-${String((made += 1)).padStart(12, "0")}`;
const device: DiaryDevice = {
  now: () => Date.UTC(2026, 2, 11, 12) as Instant,
  today: () => TODAY,
  timeOfDay: () => "12:30" as TimeOfDay,
  newId,
};
const run = <A, E>(effect: Effect.Effect<A, E>): A => Effect.runSync(Effect.orDie(effect));
const options = fc.constantFrom(...SAMPLE_FOODS.map((food) => optionOfFood(food)));
const quick = fc.nat(900).map((energy) => ({ description: "Soup", facts: { energy } }));
const logItems = fc.array(fc.oneof({ weight: 4, arbitrary: options }, quick), { minLength: 1, maxLength: 6 });
const gone: MealItemNow = { foodId: "sr28-0" as FoodId, description: "Gone", amount: 2, serving: GRAM, gone: "food" };
const mealOf = (n: number, change: Partial<MealNow> = {}): MealNow => ({
  id: `00000000-0000-7000-9000-${String(n).padStart(12, "0")}` as MealId,
  name: `Meal ${n}`,
  version: 1,
  items: [{ description: "Soup", facts: { energy: n } }],
  ...change,
});
const world = () => sampleWorld({ today: TODAY, days: 1, clock: makeMemoryClock(Date.UTC(2026, 2, 11, 12)).clock });

describe("a meal that is logged", () => {
  it("W64 D71 holds what the foods held that it was made of, which is what the server then answers", () => {
    const { get } = world();
    const [diary, meals] = [get(DiaryClient), get(MealsClient)];
    let day = 0;
    fc.assert(
      fc.property(logItems, fc.constantFrom(...SLOT_IDS), (items, meal) => {
        const date = addDays(TODAY, -100 - (day += 1));
        const logged = make.logFoods(items, { date, meal }, device).command;
        const request = { name: "x", slot: meal, items: items.map(itemRequestOf) };
        const saved = run(meals.save(newId() as MealId, request));
        expectTotals(mealFacts(saved.items), totalsOf(logged?.entries ?? []));
        const command = valueOf(logMeal(saved.items, { date, meal }, device));
        const answer = run(diary.log(date, command.entries.map(logRequestOf)));
        expect(answer.entries.map((entry) => ({ ...entry, loggedAt: 0 }))).toEqual(
          command.entries.map((entry) => ({ ...entry, loggedAt: 0 })),
        );
        expectTotals(totalsOf(answer.entries), mealFacts(saved.items));
        // The same log again is the same log.
        run(diary.log(date, command.entries.map(logRequestOf)));
        expect(run(diary.day(date)).day.entries).toHaveLength(items.length);
      }),
      { numRuns: 40 },
    );
  });

  it("W64 what is gone is left out of what can be logged, and a whole meal with it is not logged in silence", () => {
    const items = [gone, { description: "Soup", facts: { energy: 5 } }];
    expect(logItemsOf(items)).toEqual([items[1]]);
    expect(logMeal(items, { date: TODAY, meal: "lunch" }, device)).toEqual({
      ok: false,
      error: { _tag: "FoodGone", foodId: "sr28-0" },
    });
  });

  it("W428 what cannot be logged is named, and the others are logged", () => {
    const soup = { description: "Soup", facts: { energy: 5 } };
    const powder = { description: "Protein powder", facts: { protein: 24 } };
    const slot = { date: TODAY, meal: "lunch" } as const;
    const { command, refused } = make.logFoods([powder, soup], slot, device);
    expect([refused, command?.entries.map(({ description }) => description)]).toEqual([[powder], ["Soup"]]);
    expect(make.logFoods([powder], slot, device)).toEqual({ refused: [powder] });
  });

  it("W64 an item stays what it is from meal to plate and back", () => {
    fc.assert(
      fc.property(logItems, (items) => {
        for (const item of items) {
          const kept = mealItemOfLog(item);
          expect(mealItemOfLog(logItemOf(kept))).toEqual(kept);
          expect(itemRequestOf(logItemOf(kept))).toEqual(itemRequestOf(item));
        }
      }),
    );
  });

  it("W66 those of the slot come first, each part in its order", () => {
    const meals = [
      mealOf(1),
      mealOf(2, { slot: "lunch" }),
      mealOf(3, { slot: "dinner" }),
      mealOf(4, { slot: "lunch" }),
    ];
    expect(mealsForSlot(meals, "lunch").map(({ name }) => name)).toEqual(["Meal 2", "Meal 4", "Meal 1", "Meal 3"]);
  });

  it("W67 what has gone since a meal was saved may stay in it, in another amount too; nothing unknown comes in", () => {
    const { get, browser } = world();
    const meals = get(MealsClient);
    const kept = mealOf(50, { items: [gone, { description: "Soup", facts: { energy: 9 } }] });
    const { member } = browser;
    if (member === undefined) throw new Error("nobody is signed in");
    run(get(MealStore).save(member, { ...kept, items: kept.items.map(mealItemOf), createdAt: device.now() }));
    const items = kept.items
      .map(itemRequestOf)
      .map((item) => (item.foodId === undefined ? item : { ...item, amount: 5 }));
    const changed = run(meals.change(kept.id, { version: 1, name: "Renamed", items }));
    expect(changed).toMatchObject({ name: "Renamed", version: 2, items: [{ ...gone, amount: 5 }, {}] });
    const unknown = { foodId: "sr28-1" as FoodId, amount: 1, serving: GRAM.id };
    const refused = Effect.runSync(Effect.flip(meals.change(kept.id, { version: 2, items: [...items, unknown] })));
    expect(refused).toEqual({ _tag: "FoodNotFound", id: "sr28-1" });
  });

  it("W67 a draft keeps what is gone until it is taken out, and is changed only by a change", () => {
    fc.assert(
      fc.property(logItems, (items) => {
        const meal = mealOf(1, { items: [...items.map(mealItemOfLog), gone] });
        const draft = mealDraftOf(meal);
        expect(itemsOfDraft(draft)).toEqual(meal.items);
        expect(isMealChanged(meal, draft)).toBe(false);
        expect(isMealChanged(meal, { ...draft, name: "Other" })).toBe(true);
        expect(isMealChanged(meal, { ...draft, rows: draft.rows.slice(1) })).toBe(true);
      }),
    );
  });
});

describe("meals on the page", () => {
  const commands = (id: string): fc.Arbitrary<(known: MealNow) => MealCommand> =>
    fc.constantFrom("save", "delete", "restore", "change").map((kind) => (known: MealNow): MealCommand => {
      if (kind !== "change") return { kind, id, record: known };
      return { kind: "save", id, before: known, record: { ...known, name: "Changed", version: known.version + 1 } };
    });

  it("W65 a command shows at once what the list will be, once or twice", () => {
    fc.assert(
      fc.property(fc.nat(5), commands("c"), (n, commandOf) => {
        const list = [1, 2, 3].map((i) => mealOf(i));
        const command = commandOf(mealOf(n));
        const once = projectRecord(list, command);
        expect(projectRecord(once, command)).toEqual(once);
        expect(projectPendingMeals(list, [command])).toEqual(once);
        const isIn = once.some(({ id }) => id === command.record.id);
        expect(isIn).toBe(command.kind === "delete" ? false : command.before !== undefined ? n >= 1 && n <= 3 : true);
      }),
    );
  });

  it("W62 W65 undo leaves the list as it was, on the page and on the server", () => {
    const { get } = world();
    const meals = get(MealsClient);
    const first = run(
      meals.save(newId() as MealId, { name: "Usual", items: [{ description: "Soup", facts: { energy: 9 } }] }),
    );
    const listed = () => run(meals.meals({ sort: "newest", text: "" })).meals.map((meal) => ({ ...meal, version: 0 }));
    const before = listed();
    const second = mealOf(77);
    for (const command of [
      { kind: "save", id: newId(), record: second },
      { kind: "delete", id: newId(), record: first },
      { kind: "save", id: newId(), before: first, record: { ...first, name: "Other", version: 2 } },
    ] satisfies readonly MealCommand[]) {
      const shown = projectRecord([first], command).map(({ name }) => name);
      run(sendMealCommand(meals, command));
      expect(listed().map(({ name }) => name)).toEqual(shown);
      const back = invertRecord(command, newId);
      expect(projectRecord(projectRecord([first], command), back).map(({ id, name }) => [id, name])).toEqual([
        [first.id, first.name],
      ]);
      run(sendMealCommand(meals, back));
      expect(listed()).toEqual(before);
    }
  });
});

describe("a meal that is edited", () => {
  it("W286 another food takes the place of one, as it is offered, and leaves the others as they are typed", () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...SAMPLE_FOODS), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...SAMPLE_FOODS),
        fc.nat(5),
        (foods, other, at) => {
          const { rows } = mealDraftOf({
            id: "m" as MealId,
            name: "Usual",
            version: 1,
            items: foods.map((food) => mealItemOfLog(optionOfFood(food))),
          });
          const place = at % rows.length;
          const option = optionOfFood(other);
          const next = replaceItem(
            rows.map((row) => ({ ...row, gone: "food" as const })),
            rows[place]?.key ?? "",
            option,
          );
          expect(next.map(({ key }) => key)).toEqual(rows.map(({ key }) => key));
          expect(next[place]).toMatchObject({ item: option, isReadable: true });
          expect(next[place]?.gone).toBeUndefined();
          expect(next.filter(({ gone }) => gone !== undefined).length).toBe(rows.length - 1);
        },
      ),
    ));
});
