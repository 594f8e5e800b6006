import fc from "fast-check";
import {
  GRAM,
  OUNCE,
  totalsOf,
  type DiaryEntry,
  usagesOf,
  optionOfFood,
  optionOfUsage,
  optionWith,
} from "@morsel/domain/diary";
import { type Instant, addDays, type CalendarDate } from "@morsel/domain/calendar";
import { NUTRIENT_IDS } from "@morsel/domain/nutrition";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { sampleDay } from "@morsel/adapters/memory/diary/sample-history";
import { GRAM_SERVING } from "@morsel/domain/foods";
import { entryOfOption } from "@morsel/application/diary/client/entry-of-option";
import { typedEnergy } from "@morsel/domain/goals";
import { foodIdIn, foodPath } from "@morsel/ui/food-rows/food-path";
import { macroSlices } from "@morsel/ui/features/food-database/components/facts/macro-slices";
import { NUTRIENT_GROUPS } from "@morsel/ui/figures/nutrient-groups";
import { describe, expect, it } from "vitest";

const FIRST = "2026-01-01" as CalendarDate;
const dates = fc.integer({ min: 0, max: 364 }).map((days) => addDays(FIRST, days));
const days = dates.map((date) => ({ date, entries: sampleDay(date) }));
const foods = fc.constantFrom(...SAMPLE_FOODS);
const grams = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);

describe("what the diary shows before the server answers", () => {
  it("a suggestion shows at once the energy that it promised, and takes nothing else for zero", () =>
    fc.assert(
      fc.property(days, ({ date, entries }) => {
        for (const usage of usagesOf(entries)) {
          const option = optionOfUsage(usage);
          const entry = entryOfOption(option, {
            id: "019cdb00-0000-7000-8000-000000000001" as DiaryEntry["id"],
            date,
            meal: "lunch",
            loggedAt: 0 as Instant,
          });
          expect(entry === undefined ? -1 : (totalsOf([entry]).facts.energy ?? -1)).toBeCloseTo(option.energy ?? -1, 6);
          expect(Object.keys(entry?.per100g ?? {})).toEqual(option.energy === undefined ? [] : ["energy"]);
        }
      }),
    ));
});

describe("unknown is not zero", () => {
  it("every nutrient stands in exactly one group of the food page", () => {
    const grouped = NUTRIENT_GROUPS.flatMap(([, ids]) => ids);
    expect([...grouped].sort()).toEqual([...NUTRIENT_IDS].sort());
  });
});

describe("what Enter logs", () => {
  it("a food used before is offered as it was used last, unless it lost that serving", () =>
    fc.assert(
      fc.property(days, ({ entries }) => {
        for (const usage of usagesOf(entries)) {
          const food = SAMPLE_FOODS.find(({ id }) => id === usage.foodId);
          if (food === undefined) continue;
          expect(optionOfFood(food, usage)).toMatchObject({
            amount: usage.lastAmount,
            serving: { id: usage.lastServing.id },
          });
          const bare = { ...food, servings: [] };
          if (usage.lastServing.id !== GRAM_SERVING) expect(optionOfFood(bare, usage).serving.id).toBe(GRAM_SERVING);
        }
      }),
    ));

  it("another helping has the energy of its grams, with the food and without", () =>
    fc.assert(
      fc.property(foods, fc.double({ min: 0.01, max: 400, noNaN: true }), (food, amount) => {
        const energy = food.nutrients.energy ?? Number.NaN;
        const { food: _, ...bare } = optionOfFood(food);
        for (const option of [optionOfFood(food), bare])
          expect(optionWith(option, { amount, serving: GRAM }).energy).toBeCloseTo((energy * amount) / 100, 3);
      }),
    ));

  it("more than anybody logs is not shown before the server refuses it", () => {
    const [food] = SAMPLE_FOODS;
    if (food === undefined) throw new Error("no sample foods");
    const logging = { id: "x" as DiaryEntry["id"], date: FIRST, meal: "lunch", loggedAt: 0 as Instant } as const;
    const { food: _, ...bare } = optionOfFood(food);
    for (const option of [optionOfFood(food), bare])
      expect(entryOfOption({ ...option, amount: 99_000, serving: OUNCE }, logging)).toBeUndefined();
  });
});

describe("where energy comes from", () => {
  it("the shares of the ring are whole per cents that make 100", () =>
    fc.assert(
      fc.property(fc.tuple(grams, grams, grams), ([carbohydrates, fat, protein]) => {
        const slices = macroSlices({ carbohydrates, fat, protein });
        const percents = slices?.map(({ share }) => Math.round(share * 100)) ?? [];
        expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(slices === undefined ? 0 : 100);
      }),
    ));
});

describe("a day's energy as it is typed", () => {
  it("is read with either mark between thousands, and with none", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 15_000 }), (kcal) => {
        for (const tag of ["en", "de"]) expect(typedEnergy(new Intl.NumberFormat(tag).format(kcal), "kcal")).toBe(kcal);
        expect(typedEnergy(String(kcal), "kcal")).toBe(kcal);
        expect(typedEnergy(String(kcal), "kJ")).toBe(Math.round(kcal / 4.184));
        expect(typedEnergy(`${kcal} kcal`, "kcal")).toBeUndefined();
      }),
    ));
});

describe("the address of a food", () => {
  it("names the food, for members and visitors alike", () =>
    fc.assert(
      fc.property(foods, fc.boolean(), (food, isMember) => {
        const slug = foodPath(food, isMember).split("/").at(-1) ?? "";
        expect(foodIdIn(slug)).toBe(food.id);
      }),
    ));
});
