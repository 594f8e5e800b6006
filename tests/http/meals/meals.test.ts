import fc from "fast-check";
import { mealsClient } from "@morsel/adapters/http-contract/meals/meals-client";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { MealRequest } from "@morsel/application/meals/meal-requests";
import { logMeal } from "@morsel/application/meals/client/log-meal";
import { logRequestOf } from "@morsel/application/diary/client/diary-command";
import type { DiaryDevice } from "@morsel/application/diary/client/diary-device";
import type { CalendarDate, TimeOfDay, Instant } from "@morsel/domain/calendar";
import { mealFacts, totalsOf, type MealId } from "@morsel/domain/diary";
import { type FoodId, GRAM_SERVING } from "@morsel/domain/foods";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { valueOf } from "../../arbitraries/numbers.ts";
import { expectTotals } from "../../contract/stores.ts";
import { type Harness, id, ORIGIN, startServer, TODAY } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

const today = TODAY as CalendarDate;
const PATH = "/api/services/meals";
let made = 20_000;
const newId = () => id((made += 1)) as MealId;
const device: DiaryDevice = {
  now: () => Date.UTC(2026, 2, 5, 12) as Instant,
  today: () => today,
  timeOfDay: () => "12:30" as TimeOfDay,
  newId,
};
const foods = SAMPLE_FOODS.slice(0, 12);
const firstFood = foods[0]?.id ?? ("none" as FoodId);
const banana = { foodId: firstFood, amount: 120, serving: GRAM_SERVING };
const usual = (name = "Usual", items: MealRequest["items"] = [banana]): MealRequest => ({ name, items });

const items = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ food: fc.constantFrom(...foods), amount: fc.integer({ min: 1, max: 300 }) }) },
    fc.nat(900),
  ),
  { minLength: 1, maxLength: 6 },
);

describe("saved meals through the wire", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const joined = async (name: string) => {
    const page = await member(server, name);
    return { ...page, meals: mealsClient(apiOver(ORIGIN, page.browser.fetch)) };
  };

  it("W60 W61 W62 is saved, repeated, changed, deleted and undone", async () => {
    const { meals } = await joined("saving");
    const [first, list] = [newId(), () => run(meals.meals({ sort: "newest", text: "" }))];
    const saved = await run(meals.save(first, { ...usual(), slot: "breakfast" }));
    expect(saved).toMatchObject({ id: first, name: "Usual", slot: "breakfast", version: 1 });
    expect(saved.items).toMatchObject([{ foodId: firstFood, amount: 120, per100g: foods[0]?.nutrients }]);
    expect(await run(meals.save(first, usual("Other")))).toEqual(saved);
    expect((await list()).meals).toHaveLength(1);

    const change = { version: 1, name: "Renamed", items: [banana, { description: "Soup", facts: { energy: 250 } }] };
    const changed = await run(meals.change(first, change));
    expect(changed).toMatchObject({
      name: "Renamed",
      version: 2,
      items: [{ amount: 120 }, { facts: { energy: 250 } }],
    });
    expect(await run(meals.change(first, change))).toEqual(changed);
    expect(await run(meals.meal(first))).toEqual(changed);
    expect(await refusal(meals.change(first, { version: 1, name: "Late" }))).toEqual({
      _tag: "MealVersionConflict",
      current: changed,
    });

    expect(await run(meals.remove(first))).toEqual(changed);
    expect(await run(meals.remove(first))).toEqual(changed);
    expect(await refusal(meals.meal(first))).toEqual({ _tag: "MealNotFound", id: first });
    expect((await list()).meals).toEqual([]);
    expect(await run(meals.restore(first))).toEqual(changed);
    expect(await run(meals.meal(first))).toEqual(changed);
  });

  it("D25 D27 W60 what no meal can be is refused with what is accepted", async () => {
    const { meals, browser } = await joined("refused");
    const unknown = { foodId: "sr28-00000" as FoodId, amount: 1, serving: GRAM_SERVING };
    expect(await refusal(meals.save(newId(), usual("x", [unknown])))).toEqual({
      _tag: "FoodNotFound",
      id: "sr28-00000",
    });
    const bucket = { ...banana, serving: "bucket" as typeof GRAM_SERVING };
    expect(await refusal(meals.save(newId(), usual("x", [bucket])))).toEqual({ _tag: "ServingUnknown", id: "bucket" });
    for (const [meal, field] of [
      [usual(" "), "name"],
      [usual("x".repeat(61)), "name"],
      [usual("x", []), "items"],
      [
        usual(
          "x",
          Array.from({ length: 101 }, () => banana),
        ),
        "items",
      ],
      [usual("x", [{ ...banana, amount: 99_999 * 2 }]), "items.0.amount"],
      [usual("x", [{ description: "Soup", facts: {} }]), "nutritional_contents.energy"],
    ] as const)
      expect(await refusal(meals.save(newId(), meal))).toMatchObject({ _tag: "FieldRefused", field });
    for (const cursor of ["x", `x.${id(1)}`, `99.${"z".repeat(36)}`])
      expect((await browser.get(`${PATH}?cursor=${cursor}`)).status).toBe(422);
    for (const letter of ["%01", "%E2%80%AE"])
      expect((await browser.get(`${PATH}?sort=name&cursor=a${letter}.${id(1)}`)).status).toBe(422);
    expect((await browser.get(`${PATH}?query=%01`)).ok).toBe(true);
    expect((await browser.get(`${PATH}?limit=51`)).status).toBe(400);
  });

  it("W63 a page leads to the next, in both orders; of 100 g the list says energy and macros", async () => {
    const { meals } = await joined("paging");
    const names = Array.from({ length: 23 }, (_, n) => `Meal ${String((n * 7) % 23).padStart(2, "0")}`);
    for (const name of names) {
      await run(meals.save(newId(), usual(name)));
      server.advance(1000);
    }
    for (const [sort, wanted] of [
      ["newest", names.toReversed()],
      ["name", names.toSorted()],
    ] as const) {
      const first = await run(meals.meals({ sort, text: "MEAL" }));
      expect(first.meals).toHaveLength(20);
      const rest = await run(
        meals.meals({ sort, text: "MEAL", ...(first.next === undefined ? {} : { cursor: first.next }) }),
      );
      expect([...first.meals, ...rest.meals].map(({ name }) => name)).toEqual(wanted);
      expect(rest.next).toBeUndefined();
    }
    const [found] = (await run(meals.meals({ sort: "name", text: "meal 07" }))).meals;
    expect(found?.name).toBe("Meal 07");
    const [item] = found?.items ?? [];
    const known = item?.foodId === undefined ? {} : (item.per100g ?? {});
    expect(Object.keys(known).every((one) => ["energy", "carbohydrates", "fat", "protein"].includes(one))).toBe(true);
    expect(known.energy).toBe(foods[0]?.nutrients.energy);
  });

  it("D71 W64 what a meal says it holds is what the day holds after it was logged in one request", async () => {
    const { meals, diary } = await joined("logging");
    let day = 0;
    await fc.assert(
      fc.asyncProperty(items, async (given) => {
        const date = `2025-01-${String(((day += 1) % 28) + 1).padStart(2, "0")}` as CalendarDate;
        const saved = await run(
          meals.save(
            newId(),
            usual(
              "Any",
              given.map((one) =>
                typeof one === "number"
                  ? { description: "Soup", facts: { energy: one } }
                  : { foodId: one.food.id, amount: one.amount, serving: GRAM_SERVING },
              ),
            ),
          ),
        );
        const command = valueOf(logMeal(saved.items, { date, meal: "lunch" }, device));
        const before = (await run(diary.day(date))).day.entries;
        const answer = await run(diary.log(date, command.entries.map(logRequestOf)));
        expectTotals(totalsOf(answer.entries), mealFacts(saved.items));
        expect((await run(diary.day(date))).day.entries).toHaveLength(before.length + given.length);
      }),
      { numRuns: 25 },
    );
  });
});
